internal import NumberText

/// The naming of one kind of artifact's files: `Suite/Fixture.320@2x.png` with the scale, `Suite/Fixture.320.txt`
/// without.
public struct ArtifactFileType: Hashable, Sendable {
  /// Pictures, whose names contain their scale.
  public static let picture = ArtifactFileType(fileExtension: "png", showsScale: true)
  public static let text = ArtifactFileType(fileExtension: "txt", showsScale: false)
  /// The extension of files with the digests of a suite's pictures.
  package static let digestsExtension = "snapshots"

  /// The extension, without the dot.
  public let fileExtension: String
  public let showsScale: Bool

  /// Creates a type.
  ///
  /// - Precondition: the extension consists of ASCII letters and digits, at least one.
  public init(fileExtension: String, showsScale: Bool = false) {
    precondition(
      Self.isExtension(fileExtension), "A file extension consists of letters and digits.")
    self.fileExtension = fileExtension
    self.showsScale = showsScale
  }

  /// The type of the reference with a path; pictures for a file of digests, and for a path that no store writes.
  package init(ofReference path: String, scale: Double = 1) {
    // As bytes: what is looked for is ASCII, and each snapshot asks several times.
    let bytes = path.utf8
    guard let dot = bytes.lastIndex(of: UInt8(ascii: ".")) else {
      self = .picture
      return
    }
    let ending = path[bytes.index(after: dot)...]
    guard Self.isExtension(ending), ending != ArtifactFileType.digestsExtension else {
      self = .picture
      return
    }
    fileExtension = String(ending)
    showsScale = path[..<dot].hasSuffix(Self.mark(scale))
  }

  /// Returns the path of a file of this type below the folder of references or of pending files.
  ///
  /// - Parameters:
  ///   - key: the snapshot's key.
  ///   - scale: pixels per point.
  ///   - role: the file's role, such as `actual`; nil for the reference itself.
  /// - Returns: the path.
  package func path(for key: SnapshotKey, scale: Double, role: String? = nil) -> String {
    "\(key)\(showsScale ? Self.mark(scale) : "")\(role.map { ".\($0)" } ?? "").\(fileExtension)"
  }

  private static func mark(_ scale: Double) -> String { "@\(scale.pointText)x" }

  private static func isExtension(_ text: some StringProtocol) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy {
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20
          || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0
      }
  }
}
