public import Foundation
internal import SnapTesting

#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif

extension Snapshotting where Value == String, Format == String {
  /// A text, compared line by line.
  public static var lines: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) }
}

extension Snapshotting where Value == Data, Format == Data {
  /// Bytes.
  public static var data: Snapshotting { Snapshotting(pathExtension: nil, diffing: .data) }
}

extension Snapshotting where Format == String {
  /// What `print` prints of a value.
  public static var description: Snapshotting {
    SimplySnapshotting.lines.pullback { String(describing: $0) }
  }

  /// The value's properties as lines of text, those of a value below it.
  public static var dump: Snapshotting {
    SimplySnapshotting.lines.pullback { ValueDump.text(of: $0) }
  }
}

extension Snapshotting where Value: Encodable, Format == String {
  /// The value as JSON with sorted keys.
  public static var json: Snapshotting {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return .json(encoder)
  }

  /// The value as an encoder writes it in JSON.
  public static func json(_ encoder: JSONEncoder) -> Snapshotting {
    encoded(pathExtension: "json") { try encoder.encode($0) }
  }

  /// The value as a property list in XML.
  public static var plist: Snapshotting {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    return .plist(encoder)
  }

  /// The value as an encoder writes it in a property list.
  public static func plist(_ encoder: PropertyListEncoder) -> Snapshotting {
    encoded(pathExtension: "plist") { try encoder.encode($0) }
  }

  private static func encoded(
    pathExtension: String, _ encode: @escaping (Value) throws -> Data
  ) -> Snapshotting {
    var snapshotting: Snapshotting = SimplySnapshotting.lines.pullback { value in
      orFailure("") { String(decoding: try encode(value), as: UTF8.self) }
    }
    snapshotting.pathExtension = pathExtension
    return snapshotting
  }
}

extension Snapshotting where Value == Any, Format == String {
  /// A tree of dictionaries, arrays, texts and numbers as JSON with sorted keys.
  public static var json: Snapshotting {
    var snapshotting: Snapshotting = SimplySnapshotting.lines.pullback { value in
      orFailure("") {
        let data = try JSONSerialization.data(
          withJSONObject: value, options: [.prettyPrinted, .sortedKeys])
        return String(decoding: data, as: UTF8.self)
      }
    }
    snapshotting.pathExtension = "json"
    return snapshotting
  }
}

extension Snapshotting where Value: CaseIterable, Format == String {
  /// What a function returns for each case, as a table of two columns separated by a comma.
  public static func `func`<A>(
    into witness: Snapshotting<A, Format>
  ) -> Snapshotting<(Value) -> A, Format> {
    var snapshotting = Snapshotting<String, String>.lines.asyncPullback {
      (function: (Value) -> A) in
      let rows = Value.allCases.map { input in
        witness.snapshot(function(input)).map { "\"\(input)\",\"\($0)\"" }
      }
      return rows.joined()
    }
    snapshotting.pathExtension = "csv"
    return snapshotting
  }
}

extension [Async<String>] {
  /// The lines, in order, when all are there.
  fileprivate func joined() -> Async<String> {
    reduce(Async(value: "")) { lines, next in
      Async { callback in
        lines.run { lines in
          next.run { callback(lines.isEmpty ? $0 : lines + "\n" + $0) }
        }
      }
    }
  }
}

extension Snapshotting where Value == URLRequest, Format == String {
  /// The request as it is sent: the method and address, sorted headers, the body.
  public static var raw: Snapshotting {
    SimplySnapshotting.lines.pullback { request in
      let headers = (request.allHTTPHeaderFields ?? [:]).map { "\($0.key): \($0.value)" }.sorted()
      let body = request.httpBody.map { ["", String(decoding: $0, as: UTF8.self)] } ?? []
      let address = request.url?.absoluteString ?? "(null)"
      return (["\(request.httpMethod ?? "GET") \(address)"] + headers + body)
        .joined(separator: "\n")
    }
  }
}

/// Returns what a function makes; what it throws fails the snapshot.
private func orFailure<Result>(_ standard: Result, _ make: () throws -> Result) -> Result {
  do {
    return try make()
  } catch {
    SuiteContext.current?.fail(error)
    return standard
  }
}
