import FileAccess
import Foundation
import SnapshotRecords
public import SnapshotReferences

extension SnapshotStore {
  /// What converting a package's references did.
  public struct Conversion: Hashable, Sendable {
    /// How many references have the new form.
    public var converted = 0
    /// The paths of pictures that stay, as they are compared with a tolerance or a mask, sorted.
    public var kept: [String] = []
  }

  /// The form of this package's references.
  ///
  /// - Throws: ``ReferencesError/invalidSettings(file:_:)``
  public func referenceForm() throws -> ReferenceForm {
    try PackageSettings(of: directories).references
  }

  /// Returns how many references are pictures in files of their own, and how many are digests.
  ///
  /// - Throws: ``SnapshotsError`` if a file cannot be read.
  public func referenceCounts() throws -> (pictures: Int, digests: Int) {
    (try pictures().count, try allDigests().reduce(0) { $0 + $1.digests.names.count })
  }

  /// Gives the references of all pictures another form, and sets it for later runs.
  ///
  /// New references are complete before old ones are removed, so that an interruption loses nothing and the next
  /// conversion completes this one.
  ///
  /// - Returns: what was done.
  /// - Throws: ``ReferencesError/noPictures(names:)`` if digests should become pictures that are not on this machine, and
  ///   another ``SnapshotsError`` or a `PNGError` if a reference cannot be read; then nothing is changed.
  public func convertReferences(to form: ReferenceForm) throws -> Conversion {
    try prepare()
    switch form {
    case .digests: return try convertToDigests()
    case .pictures: return try convertToPictures()
    }
  }

  private func convertToDigests() throws -> Conversion {
    let tolerant = Set(try readResults().filter { $0.acceptsDifferences == true }.map(\.key))
    var suites: [String: [DigestLine]] = [:]
    var (conversion, old) = (Conversion(), [URL]())
    for picture in try pictures() {
      let path = directories.relativePath(of: picture.file)
      guard !tolerant.contains(picture.key) else {
        conversion.kept.append(path)
        continue
      }
      guard let data = try Files.read(picture.file) else { continue }
      guard !data.starts(with: Self.largeFileMark) else {
        throw ReferencesError.largeFilePointer(file: path)
      }
      let name = ArtifactFileType.lineName(of: picture.key, scale: picture.scale)
      let line = try DigestLine(name: name, png: data, file: path)
      try cache.keep(line) { data }
      suites[picture.key.suite, default: []].append(line)
      old.append(picture.file)
    }
    for (suite, lines) in suites.sorted(by: { $0.key < $1.key }) {
      try updateDigests(of: suite) { for line in lines { $0[line.name] = [line] } }
    }
    try set(.digests)
    try old.forEach(remove)
    conversion.converted = old.count
    return conversion
  }

  private func convertToPictures() throws -> Conversion {
    var pictures: [(file: URL, data: Data)] = []
    var absent: [String] = []
    let all = try allDigests()
    for (path, suite, digests) in all {
      for name in digests.names {
        let lines = digests[name]
        guard lines.count == 1, let line = lines.first else {
          throw ReferencesError.disputedDigest(file: path, name: name)
        }
        let file = directories.references.appendingPathComponent("\(suite)/\(name).png")
        if let data = try cache.picture(of: line) {
          pictures.append((file, data))
        } else {
          absent.append("\(suite)/\(name)")
        }
      }
    }
    guard absent.isEmpty else { throw ReferencesError.noPictures(names: absent) }
    for (file, data) in pictures { try staging.replace(file, with: data, isDurable: true) }
    try set(.pictures)
    for (_, suite, _) in all { try directories.tree.remove(directories.digests(of: suite)) }
    return Conversion(converted: pictures.count)
  }

  private func set(_ form: ReferenceForm) throws {
    var settings = try PackageSettings(of: directories)
    settings.references = form
    try settings.write(to: directories)
  }

  private func remove(_ file: URL) throws {
    try directories.tree.remove(file)
    // Fails as intended if other files are left.
    _ = try directories.tree.removeEmptyFolder(file.deletingLastPathComponent())
  }

  /// Returns the references that are pictures in files of their own, sorted by path.
  private func pictures() throws -> [(file: URL, key: SnapshotKey, scale: Double)] {
    try unnamedReferences(besides: []).compactMap { reference in
      let file = directories.url(ofRelativePath: reference.path)
      let suite = suite(ofFolder: file.deletingLastPathComponent())
      let name = file.lastPathComponent
      guard let found = Self.picture(ofReference: name, suite: suite, extension: "png") else {
        return nil
      }
      return (file, found.key, found.scale)
    }
  }
}
