import Foundation
import TestSupport
import Testing

/// What the tool printed and wrote as JSON conforms to the published schemas, in each test that runs it.
enum PublishedJSON {
  private static let schemas = Result { try JSONSchemas() }

  /// The options that name a file of JSON, with the schema of the file.
  private static let files = [
    "--write-baseline": "lint-baseline", "--expect-ios": "ios-expectations",
    "--decisions": "decisions",
  ]

  /// Checks what a command has printed and written; one that could not run has neither.
  static func check(_ arguments: [String], _ output: SnapTool.Output, in folder: URL) throws {
    guard output.exitCode < 2, !output.out.isEmpty || arguments.contains("--quiet") else { return }
    if let name = schemaOfOutput(arguments, output.out) {
      try expect(Data(output.out.utf8), conformsTo: name, of: arguments)
    }
    for (option, file) in zip(arguments, arguments.dropFirst()) {
      var path = file
      var name = files[option]
      if option == "--json", ["verify", "record", "merge"].contains(arguments[0]) {
        name = "results"
      }
      if option == "--report" { (path, name) = ("\(file)/results.json", "results") }
      guard let name, let data = regularFile(path, in: folder) else { continue }
      try expect(data, conformsTo: name, of: arguments)
    }
  }

  /// Checks the data of a tool's answer.
  static func check(_ data: [String: Any], ofTool tool: String) throws {
    try expect(
      JSONSerialization.data(withJSONObject: data), conformsTo: "agent#/$defs/\(tool)", of: [tool])
  }

  private static func expect(
    _ json: Data, conformsTo name: String, of arguments: [String]
  ) throws {
    let problems = try schemas.get().problems(of: json, by: name)
    #expect(problems.isEmpty, "snap \(arguments.joined(separator: " ")): \(problems)")
  }

  private static func schemaOfOutput(_ arguments: [String], _ output: String) -> String? {
    let command = arguments.first ?? ""
    if command == "lint" { return arguments.contains("json") ? "lint" : nil }
    guard arguments.contains("--json") else { return nil }
    switch command {
    case "status": return "pending"
    case "layout": return arguments.contains("--why") ? "layout-reasons" : "layout"
    case "measure": return "measurement"
    case "diff":
      if arguments.contains("--design") { return "design-diff" }
      if output.contains("\"summary\" : {") { return "results" }
      return output.contains("\"onlyInFirst\" : [") ? "folder-diff" : "picture-diff"
    case "doctor", "flakes", "stress", "symbols": return command
    default: return nil
    }
  }

  /// What is no file, such as `/dev/stdout`, is not read.
  private static func regularFile(_ path: String, in folder: URL) -> Data? {
    let file =
      path.hasPrefix("/") ? URL(fileURLWithPath: path) : folder.appendingPathComponent(path)
    let values = try? file.resourceValues(forKeys: [.isRegularFileKey])
    return values?.isRegularFile == true ? try? Data(contentsOf: file) : nil
  }
}
