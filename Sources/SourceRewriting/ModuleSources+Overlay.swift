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
    let copies = changingSources.map { source in
      (source: source, copy: folder.appendingPathComponent("copies" + source.file.path))
    }
    let overlay = folder.appendingPathComponent("overlay.yaml")
    let file = OverlayFile(
      roots: copies.map { OverlayFile.Root(name: $0.source.file.path, copy: $0.copy.path) })
    let (data, previous) = (try file.data, try Files.read(overlay))
    if let previous, previous != data { try touchMembers(of: file, unlike: previous) }
    let findings = try update(copies, in: folder, isLaidOver: true) { _ in "" }
    if previous != data { try Files.write(data, to: overlay) }
    return (overlay, findings)
  }

  private var changingSources: [Source] {
    let filter = SourceFilter(rewriter.module)
    return sources.filter { filter.mayChange($0.text) }
  }

  /// Returns each source that changes with its new text, and what could not be rewritten.
  /// - Throws: ``ThreadError``
  public func rewritten() throws(ThreadError) -> [(file: URL, source: RewrittenSource)] {
    var rewritten: [(file: URL, source: RewrittenSource)] = []
    for source in changingSources {
      rewritten.append(
        (source.file, try rewriter.rewrite(source.text, path: source.file.path)))
    }
    return rewritten
  }

  /// Writes an overlay by which the compiler reads copies in the places of sources.
  ///
  /// - Parameters:
  ///   - copies: the sources with their copies.
  ///   - overlay: the overlay's file.
  /// - Throws: an error that names the file that could not be written.
  public static func writeOverlay(
    of copies: [(source: URL, copy: URL)], to overlay: URL
  ) throws {
    let roots = copies.map { OverlayFile.Root(name: $0.source.path, copy: $0.copy.path) }
    try Files.write(OverlayFile(roots: roots).data, to: overlay)
  }

  /// Gives a new date to the sources that the compiler read in another form before.
  private func touchMembers(of file: OverlayFile, unlike previous: Data) throws {
    let known = (try? JSONDecoder().decode(OverlayFile.self, from: previous))?.roots.map(\.name)
    let members = Set(file.roots.map(\.name)).symmetricDifference(known ?? [])
    for source in sources where members.contains(source.file.path) { try touch(source.file) }
  }
}

/// The file that `-vfsoverlay` reads: YAML, of which JSON is a part.
private struct OverlayFile: Codable {
  struct Root: Codable {
    enum CodingKeys: String, CodingKey {
      case type, name
      case copy = "external-contents"
    }

    var type = "file"
    let name: String
    let copy: String
  }

  enum CodingKeys: String, CodingKey {
    case version, roots
    case namesCopies = "use-external-names"
  }

  var version = 0
  var namesCopies = false
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
