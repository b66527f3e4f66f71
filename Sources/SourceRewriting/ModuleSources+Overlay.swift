#if SourceRewriting
internal import FileAccess
public import Foundation

extension ModuleSources {
  /// Writes rewritten copies of the sources that changed, and the overlay by which the compiler reads them in the
  /// originals' places.
  ///
  /// Pass the overlay with `-vfsoverlay`. Messages, debug information and coverage name the originals.
  /// - Parameter folder: the folder of the overlay and the copies, which has nothing else.
  /// - Returns: the overlay, and what could not be rewritten in the sources that changed.
  /// - Throws: an error that names the file that could not be written.
  public func writeOverlay(
    to folder: URL
  ) throws -> (overlay: URL, findings: [RewritingFinding]) {
    let needed = sources.filter {
      $0.mayNeedRewriting || rewriter.module.addsUIKit && !$0.mentionsUIKit
        || !rewriter.module.extensionMembers.isEmpty && $0.mayHaveExtensionMembers
        || !rewriter.module.addedMethods.isEmpty && $0.text.contains("class ")
    }
    let copies = needed.map { source in
      (source: source, copy: folder.appendingPathComponent("copies" + source.file.path))
    }
    let findings = try update(copies, in: folder) { _ in "" }
    let overlay = folder.appendingPathComponent("overlay.yaml")
    let roots = copies.map { OverlayFile.Root(name: $0.source.file.path, copy: $0.copy.path) }
    let data = try OverlayFile(roots: roots).data
    if try Files.read(overlay) != data { try Files.write(data, to: overlay) }
    return (overlay, findings)
  }
}

extension ModuleSources.Source {
  fileprivate var mayHaveExtensionMembers: Bool {
    text.contains("extension") || text.contains("override") || text.contains("class ")
  }

  /// Whether it has any of the words that are rewritten; parsing those without would take most of the time.
  fileprivate var mayNeedRewriting: Bool {
    let words = [
      "@objc", "@IB", "#selector", "#keyPath", "#if", "?(", "!(", "? {", "dynamic ",
      "import os", "import OSLog", "import ObjectiveC", "import Darwin",
      "[NSAttributedString.Key.", ".Type", ").description()",
    ]
    let creations = ["(frame:", "euseIdentifier:", "(nibName:"]
    return words.contains(where: text.contains)
      || text.contains("<") && creations.contains(where: text.contains)
      || text.contains("extension") && text.contains("override") || importsPart
  }

  /// Whether a line imports a part of a module, `import UIKit.UIGeometry`.
  private var importsPart: Bool {
    text.utf8.split(separator: UInt8(ascii: "\n")).contains { line in
      line.starts(with: "import ".utf8) && line.contains(UInt8(ascii: "."))
    }
  }
}

/// The file that `-vfsoverlay` reads: YAML, of which JSON is a part.
private struct OverlayFile: Encodable {
  struct Root: Encodable {
    enum CodingKeys: String, CodingKey {
      case type, name
      case copy = "external-contents"
    }

    let type = "file"
    let name: String
    let copy: String
  }

  enum CodingKeys: String, CodingKey {
    case version, roots
    case namesCopies = "use-external-names"
  }

  let version = 0
  /// Whether messages name the copies.
  let namesCopies = false
  let roots: [Root]

  var data: Data {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return try encoder.encode(self)
    }
  }
}
#endif
