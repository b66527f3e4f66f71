internal import NumberText

/// How the files of one kind of artifact are named: `Suite/Fixture.320@2x.png` with the scale,
/// `Suite/Fixture.320.txt` without.
public struct ArtifactFileType: Hashable, Sendable {
  /// Pictures, whose names tell their scale.
  public static let picture = ArtifactFileType(fileExtension: "png", showsScale: true)
  /// Texts.
  public static let text = ArtifactFileType(fileExtension: "txt", showsScale: false)

  /// What the names end with, without the dot.
  public let fileExtension: String
  /// Whether the names tell the pixels per point.
  public let showsScale: Bool

  /// Creates a type.
  ///
  /// - Precondition: the extension is of ASCII letters and digits, at least one.
  public init(fileExtension: String, showsScale: Bool = false) {
    precondition(
      Self.isExtension(fileExtension), "A file extension is of letters and digits.")
    self.fileExtension = fileExtension
    self.showsScale = showsScale
  }

  /// Takes the type of a reference from its path; that of pictures if the path is of no file that a
  /// store writes.
  init(ofReference path: String, scale: Double = 1) {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), Self.isExtension(name[name.index(after: dot)...])
    else {
      self = .picture
      return
    }
    fileExtension = String(name[name.index(after: dot)...])
    showsScale = name[..<dot].hasSuffix(Self.mark(scale))
  }

  /// Returns the path of a file of this type below the folder of references or of pending files.
  ///
  /// - Parameters:
  ///   - key: the snapshot's key.
  ///   - scale: pixels per point.
  ///   - role: what the file is to its reference, such as `actual`; nil for the reference itself.
  /// - Returns: the path.
  func path(for key: SnapshotKey, scale: Double, role: String? = nil) -> String {
    "\(key)\(showsScale ? Self.mark(scale) : "")\(role.map { ".\($0)" } ?? "").\(fileExtension)"
  }

  private static func mark(_ scale: Double) -> String { "@\(scale.pointText)x" }

  private static func isExtension(_ text: some StringProtocol) -> Bool {
    !text.isEmpty && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
  }
}
