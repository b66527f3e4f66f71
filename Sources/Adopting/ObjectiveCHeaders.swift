import FileAccess
import Foundation

/// The classes and protocols that a project's headers declare.
struct ObjectiveCHeaders {
  private var headers: [String: URL] = [:]

  init(below folder: URL) throws {
    let found = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    // A link to a file that is not there has no names.
    let files = found?.compactMap { $0 as? URL }.filter(Files.exists) ?? []
    let names = try Regex(#"@(?:interface|protocol)\s+(\w+)\s*[:<\n]"#)
    for header in files.filter({ $0.pathExtension == "h" }).sorted(by: { $0.path < $1.path }) {
      let text = String(decoding: try Files.read(existing: header), as: UTF8.self)
      for match in text.matches(of: names) {
        guard let name = match.output[1].substring else { continue }
        headers[String(name)] = headers[String(name)] ?? header
      }
    }
  }

  subscript(name: String) -> URL? { headers[name] }
}
