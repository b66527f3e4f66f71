public import LayoutChanges
public import LayoutModel

/// The record of one verified snapshot, stored in a log in `.snap/results/` and in the JSON of a run.
///
/// Paths are relative to the package, with `/` between components, on every system; a reference outside the package has
/// its absolute path.
public struct SnapshotResult: Codable, Hashable, Sendable {
  /// The verdict on the picture.
  ///
  /// Diagnostics do not change it; see ``SnapshotResult/isFailure``.
  public enum Status: String, Codable, Sendable, CaseIterable {
    case passed
    case different
    case sizeChanged
    /// The reference was missing, whether or not this run wrote one.
    case missing
    /// The reference was rewritten.
    case recorded
    /// The snapshot could not be compared; the message explains why.
    case error

    /// Whether a test fails for this verdict, regardless of diagnostics.
    public var isFailure: Bool {
      switch self {
      case .different, .sizeChanged, .missing, .error: true
      case .passed, .recorded: false
      }
    }
  }

  /// A size in points.
  public struct Size: Codable, Hashable, Sendable {
    /// The width in points.
    public var width: Double
    /// The height in points.
    public var height: Double

    /// Creates a size.
    public init(width: Double, height: Double) {
      self.width = width
      self.height = height
    }
  }

  /// The number of differing pixels and the total.
  public struct PixelCount: Codable, Hashable, Sendable {
    /// The number of pixels that differ.
    public var different: Int
    /// The number of pixels that were compared.
    public var total: Int
    /// The number of masked pixels; nil if there were none.
    public var masked: Int?

    /// Creates a count.
    public init(different: Int, total: Int, masked: Int = 0) {
      self.different = different
      self.total = total
      self.masked = masked == 0 ? nil : masked
    }
  }

  /// A rectangle in which pixels differ, in pixels from the top left corner of the picture.
  public struct Region: Codable, Hashable, Sendable {
    /// The left edge in pixels.
    public var x: Int
    /// The top edge in pixels.
    public var y: Int
    /// The number of columns.
    public var width: Int
    /// The number of rows.
    public var height: Int
    /// The view paths of the innermost visible views under the rectangle, in drawing order.
    public var views: [String]

    /// Creates a region.
    public init(x: Int, y: Int, width: Int, height: Int, views: [String] = []) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
      self.views = views
    }
  }

  /// The source location of the assertion.
  public struct Source: Codable, Hashable, Sendable, CustomStringConvertible {
    /// The path of the source file, relative to the package.
    public var file: String
    /// The line, counted from 1.
    public var line: Int

    /// Creates a source location.
    public init(file: String, line: Int) {
      self.file = file
      self.line = line
    }

    /// The location in the format of compiler messages.
    public var description: String { "\(file):\(line)" }
  }

  package static let currentVersion = 2

  public var version = currentVersion
  public var key: SnapshotKey
  public var status: Status
  /// Whether this run wrote the reference.
  public var isRecorded = false
  /// What explains the status, of which `SnapReport` makes sentences; nil if nothing does.
  public var notes: [ResultNote]?
  /// Identifies what kept the snapshot from being compared: equal for all snapshots with one reason.
  public var fault: String?
  /// The path of the reference, whether or not it exists.
  public var reference: String
  /// The path of a picture of the reference, where that is a line in a file of digests and the picture is on this machine.
  public var referencePicture: String?
  /// Whether pixels and layouts could not be compared, as the reference is a digest whose picture is not on this machine.
  public var isComparedByDigestOnly: Bool?
  /// Whether pixels differ although the layout is the same, and the engine that drew the reference draws other pixels than
  /// this one; nil otherwise.
  public var hasEngineDrift: Bool?
  /// Whether views have other frames or lines without any change of the cell that is known, and the engine that drew the
  /// reference lays out differently from this one; nil otherwise.
  public var hasLayoutDrift: Bool?
  /// Whether the pixels are equal and the layout in the reference is another one, as an earlier cell had it; nil where
  /// layouts were not compared.
  public var hasOlderLayout: Bool?
  /// Whether the comparison accepts some differences, so that no digest can be its reference; nil if it is exact.
  public var acceptsDifferences: Bool?
  /// The path of the actual picture, if it was written.
  public var actual: String?
  /// The path of the diff, if there is one.
  public var diff: String?
  /// The size of the actual picture in points.
  public var size: Size
  /// The size of the reference in points, if it could be read.
  public var referenceSize: Size?
  /// Pixels per point.
  public var scale: Double
  public var pixels: PixelCount
  /// The regions that differ, from top to bottom.
  public var regions: [Region] = []
  /// The changes between the two layouts, causes before effects.
  public var layoutChanges: [ViewChange] = []
  /// The paths of views with other pixels that no change of the layout explains; nil without any.
  public var unexplainedViews: [String]?
  public var diagnostics: [Diagnostic] = []
  /// The elements of Interface Builder files from which the views of changes and diagnostics were made; nil without any.
  public var elements: [LayoutElement]?
  /// Those of the diagnostics that the reference has too; nil without a comparison with its layout.
  public var knownDiagnostics: [Diagnostic]?
  /// The lines in which two texts differ; nil for pictures and equal texts.
  public var lineChanges: LineDifference?
  /// The time to render and verify the snapshot.
  public var milliseconds: Double = 0
  public var source: Source?
  /// The test that took the snapshot; nil outside of tests, and where it is unknown.
  public var test: TestIdentifier?
  /// The token of the run that wrote this record: the value of `SNAP_RUN`.
  public var run: String?
  /// The sizing audit of the table, if the assertion requested it.
  public var sizingAudit: SizingAudit?
  /// How far the layout agrees with frames that iOS computed; nil without a file of them.
  public var iosAgreement: FrameAgreement?
  /// How far the picture agrees with the one that iOS made; nil without one, and where the run does not compare them.
  public var pictureAgreement: PictureAgreement?
  /// A digest of the reference file that was compared; nil if there was none.
  public var referenceDigest: String?

  /// Creates a record; other properties start empty.
  public init(
    key: SnapshotKey, status: Status, reference: String, size: Size, scale: Double,
    pixels: PixelCount = PixelCount(different: 0, total: 0)
  ) {
    self.key = key
    self.status = status
    self.reference = reference
    self.size = size
    self.scale = scale
    self.pixels = pixels
  }

  /// Whether a test fails for this: the picture does not match the reference, or a diagnostic is an error.
  ///
  /// A missing reference fails even if it was then written; a rewritten one does not.
  public var isFailure: Bool {
    status.isFailure || hasErrorDiagnostic
  }

  /// Whether a diagnostic of severity error is among the diagnostics and not allowed.
  public var hasErrorDiagnostic: Bool {
    diagnostics.contains { $0.severity == .error && !$0.isAllowed }
  }

  /// Whether the reference was rewritten although its pixels are equal: its layout or diagnostics were out of date.
  public var isRefreshed: Bool {
    status == .recorded && pixels.total > 0 && pixels.different == 0 && referenceSize == size
      && isComparedByDigestOnly != true
  }

  /// Whether pixels changed that no named change explains, so that only someone who looks at them can accept them.
  public var hasUnexplainedPixels: Bool {
    guard status.isFailure else { return false }
    if isComparedByDigestOnly == true { return true }
    guard pixels.different > 0 else { return false }
    return unexplainedViews != nil
      || !layoutChanges.contains { $0.kind != .renamed && $0.kind != .diagnostic }
  }

  /// The path of the file that shows the reference; nil if no file on this machine does.
  public var shownReference: String? { referencePicture ?? (isLineOfDigests ? nil : reference) }

  /// Whether the reference is a line in a file of digests.
  public var isLineOfDigests: Bool { reference.hasSuffix("." + ArtifactFileType.digestsExtension) }

  public var isPending: Bool { actual != nil }
}
