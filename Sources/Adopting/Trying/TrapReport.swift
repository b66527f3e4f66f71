import Foundation

/// Where a program was ended, as the Swift runtime reports it in JSON.
struct TrapReport: Decodable {
  /// A place in a source, as the compiler read it.
  struct Place: Decodable {
    let file: String
    /// From 1.
    let line: Int
    /// From 1; 0 if it is not known.
    let column: Int
  }

  private struct Thread: Decodable {
    struct Frame: Decodable { let sourceLocation: Place? }

    let crashed: Bool?
    let frames: [Frame]
  }

  private let threads: [Thread]

  /// The places of the functions that had begun, from the innermost out; those of the system's libraries have none.
  var places: [Place] {
    threads.first { $0.crashed == true }?.frames.compactMap(\.sourceLocation) ?? []
  }

  /// The variables that make the runtime write a report.
  ///
  /// - Parameter name: the report's name in the program's folder, without a comma.
  /// - Returns: their values, by their names.
  static func variables(writing name: String) -> [String: String] {
    [
      "SWIFT_BACKTRACE": "enable=yes,format=json,output-to=\(name),interactive=no,color=no,"
        + "threads=crashed,registers=none,images=none,symbolicate=fast,sanitize=no"
    ]
  }
}
