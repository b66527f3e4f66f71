import FileAccess
public import Foundation
public import SnapshotRecords
public import SnapshotReferences

/// The pictures behind digests, for tools that bring them from elsewhere.
extension SnapshotStore {
  /// A picture behind a line of digests.
  public struct DigestPicture: Hashable, Sendable {
    /// The suite and the name of the line, such as `Suite/fixture.320@2x`.
    public let name: String
    /// What the line says of it.
    public let content: PictureContent
    /// Its file, which need not exist.
    public let file: URL
  }

  /// Returns the pictures behind all digests, in the order of their names; all versions of a disputed one.
  ///
  /// - Throws: ``ReferencesError/invalidDigests(file:line:)``, or `FileError` if a file cannot be read.
  public func digestPictures() throws -> [DigestPicture] {
    try allDigests().flatMap { _, suite, digests in
      digests.lines.map {
        DigestPicture(
          name: "\(suite)/\($0.name)", content: PictureContent($0), file: cache.file(of: $0))
      }
    }
  }

  /// Returns a picture on this machine; nil if it is not there, or its file has other content, which is then removed.
  ///
  /// - Throws: `FileError` if a file cannot be read.
  public func picture(_ content: PictureContent) throws -> Data? {
    try cache.picture(of: DigestLine(content))
  }

  /// Keeps a picture from anywhere on this machine, if its pixels and layout are those of a digest.
  ///
  /// - Parameters:
  ///   - png: the bytes, which nobody vouches for.
  ///   - content: what they must be.
  /// - Returns: whether they are.
  /// - Throws: `FileError` if the file cannot be written.
  public func keep(_ png: Data, as content: PictureContent) throws -> Bool {
    // Bytes that are not a picture of Snap have no content.
    guard (try? PictureContent(ofPNG: png)) == content else { return false }
    try cache.keep(DigestLine(content)) { png }
    return true
  }

  /// Returns what the reference of a snapshot was, if it is known by its digest only.
  ///
  /// - Throws: ``ReferencesError/invalidDigests(file:line:)``, or `FileError` if a file cannot be read.
  public func missingPicture(of record: SnapshotResult) throws -> PictureContent? {
    guard record.isComparedByDigestOnly == true,
      case .line(let line)? = try readReference(of: record)
    else { return nil }
    return PictureContent(line)
  }

  /// Explains a difference that was known by digests only, once the reference's picture is on this machine.
  ///
  /// The verdict stays: another digest is another picture.
  ///
  /// - Returns: the new record, which replaces the old one; nil if a picture is missing, or the reference changed.
  /// - Throws: `PNGError` or ``SnapshotsError`` if the actual picture cannot be read, `FileError` if a file cannot be
  ///   written.
  public func explain(_ record: SnapshotResult) throws -> SnapshotResult? {
    guard record.isComparedByDigestOnly == true, let reference = try readReference(of: record),
      reference.digest == record.referenceDigest, case .line(let line) = reference,
      let old = try cache.picture(of: line),
      let png = try Files.read(directories.actual(of: record))
    else { return nil }
    let actual = try Snapshot(png: png, name: record.key.description)
    let artifact: any SnapshotArtifact =
      ContactSheetArtifact(readFrom: actual) ?? PictureArtifact(actual)
    var explained = record
    (explained.status, explained.notes, explained.isComparedByDigestOnly) = (.passed, nil, nil)
    explained.hasEngineDrift = nil
    explained.hasLayoutDrift = nil
    let comparison = try artifact.compared(with: old, name: record.reference, trustingSeal: false)
    comparison.explain(in: &explained)
    try keepPending(artifact, difference: comparison.encodedDifference(), in: &explained)
    explained.referencePicture = try referencePicture(of: record)
    try replace(explained)
    return explained
  }

  /// The address of the server that keeps pictures behind digests, from the package's settings; nil without one.
  ///
  /// - Throws: ``ReferencesError/invalidSettings(file:_:)``
  public func pictureServer() throws -> ServerAddress? {
    try PackageSettings(of: directories).pictures
  }
}

extension DigestLine {
  /// A line without a name, for a content that is looked up by its digests.
  fileprivate init(_ content: PictureContent) {
    self.init(
      name: "", size: content.size, pixels: content.pixels, layout: content.layout, engine: nil)
  }
}
