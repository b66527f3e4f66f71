internal import Foundation
internal import SnapTesting
public import UIKit

/// A snapshot that a matcher takes, by the names that Nimble-Snapshots gives it.
///
/// The picture that iOS made is found in `ReferenceImages/File/name@2x.png` and never written.
@MainActor public struct MatchedSnapshot {
  /// The name without what cannot be in a file's name.
  public nonisolated let name: String
  /// The name with a `_` for each other character, as pictures had it first.
  private let formerName: String
  private let identifier: String
  private let isRecording: Bool
  private let options: ComparisonOptions
  private let contentSize: UIContentSizeCategory
  private let directory: String?
  private let file: StaticString
  private let line: UInt

  /// Creates a snapshot.
  ///
  /// - Parameters:
  ///   - name: the name; nil for that of the running test.
  ///   - identifier: distinguishes several snapshots of one name.
  ///   - isRecording: whether the reference is written.
  ///   - perPixelTolerance: how far the colours of two pixels that match may be apart, 0…1.
  ///   - overallTolerance: the share of pixels that may differ, 0…1.
  ///   - contentSize: the text size; unspecified for the standard one.
  ///   - directory: the folder that has the folders of files; nil for those near the test's file.
  ///   - file: the caller's file.
  ///   - line: the caller's line.
  public nonisolated init(
    named name: String?, identifier: String? = nil, isRecording: Bool = false,
    perPixelTolerance: CGFloat = 0, overallTolerance: CGFloat = 0,
    contentSize: UIContentSizeCategory = .unspecified, directory: String? = nil,
    file: StaticString, line: UInt
  ) {
    let parts = Self.parts(of: name ?? RunningXCTest.nameOfPictures ?? "snapshot")
    self.name = parts.filter { !$0.isEmpty }.joined(separator: "_")
    formerName = parts.joined(separator: "_")
    self.identifier = identifier ?? ""
    self.isRecording = isRecording
    options = ComparisonOptions(perPixelTolerance, overallTolerance)
    self.contentSize = contentSize
    self.directory = directory
    (self.file, self.line) = (file, line)
  }

  /// Verifies a view, and returns why its test should fail; nil if it matches.
  public func failure(of view: UIView) -> String? {
    failure { SuiteStage(traits: traits).image(of: view) }
  }

  /// Verifies a controller's view in its own size, and returns why its test should fail; nil if it matches.
  public func failure(of controller: UIViewController) -> String? {
    failure { SuiteStage(size: controller.sizeOfView, traits: traits).image(of: controller) }
  }

  private var traits: UITraitCollection {
    UITraitCollection(preferredContentSizeCategory: contentSize)
  }

  private func failure(_ picture: () -> UIImage) -> String? {
    let suite = URL(fileURLWithPath: file.description).deletingPathExtension().lastPathComponent
    let folders = ReferenceImages(file: file.description, directory: directory)
    let pictures = [name, formerName].lazy.compactMap { name in
      let full = identifier.isEmpty ? name : "\(name)_\(identifier)"
      return folders.picture(named: full, ofClass: suite, in: nil)
    }
    return SuiteSnapshot(
      at: CallSite(fileID: file, filePath: file, function: name, line: line, column: 1),
      fixture: name, name: identifier, record: isRecording ? .all : nil,
      iosPicture: pictures.first
    ).failure { .picture(picture(), options) }
  }

  /// What is between characters that are neither letters of ASCII, digits nor `_`.
  private nonisolated static func parts(of name: String) -> [Substring] {
    name.replacing("root example group, ", with: "")
      .split(omittingEmptySubsequences: false) {
        !($0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "_")
      }
  }
}
