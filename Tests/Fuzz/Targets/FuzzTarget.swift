import Foundation
import TestSupport

/// Something that reads bytes nobody has checked: a parser with what is done with its result.
@MainActor package struct FuzzTarget {
  /// The name, which is that of the corpus's folder too.
  package let name: String
  /// The name of the file that the bytes come from, which errors contain.
  let file: String
  /// Whether errors must name the file.
  var namesFile = true
  /// Files beside it, by path.
  var others: [String: Data] = [:]
  /// Whether the target opens the file itself, which is then written.
  var opensFile = true
  /// Reads the bytes or the file of this path; throws if it is rejected, and a ``Fault`` if something is wrong.
  let read: (Data, URL) throws -> Void

  /// What must not happen, whatever the input is.
  struct Fault: Error, CustomStringConvertible {
    let description: String
  }

  /// What became of an input.
  package enum Outcome: Equatable {
    case read
    /// The error that it was rejected with.
    case rejected(String)
    /// Something that must not happen.
    case fault(String)
  }

  /// Tries an input: it must be read, or rejected with an error that names the file.
  package func outcome(of bytes: [UInt8]) -> Outcome {
    do {
      let data = Data(bytes)
      try read(data, opensFile ? write(data) : URL(fileURLWithPath: file))
      return .read
    } catch let fault as Fault {
      return .fault(fault.description)
    } catch {
      let text = "\(error)"
      guard namesFile, !text.contains((file as NSString).lastPathComponent) else {
        return .rejected(text)
      }
      return .fault("an error without the file's name: \(text)")
    }
  }

  /// Writes the input and the files beside it where only this process writes, and returns the input's path.
  private func write(_ data: Data) throws -> URL {
    let folder = try Self.folder.get()
    let url = folder.url(of: "\(name)/\(file)")
    if !folder.exists(name) {
      for (path, data) in others { try folder.write(data, to: "\(name)/\(path)") }
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    }
    try data.write(to: url)
    return url
  }

  private static let folder = Result { try TemporaryFolder() }
}

/// - Throws: a ``FuzzTarget/Fault`` if the condition is false.
func require(_ condition: Bool, _ fault: @autoclosure () -> String) throws {
  guard condition else { throw FuzzTarget.Fault(description: fault()) }
}
