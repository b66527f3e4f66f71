package import Fixtures
public import Foundation
internal import LayoutChanges
internal import LayoutModel
public import UIKit

/// A cell that is laid out with the values of one trial.
@MainActor public struct StressLayout {
  public var view: UIView { laidOut.view }
  public var frames: LayoutFrames { LayoutFrames(tree) }
  /// The size of the cell in points.
  public var size: CGSize { laidOut.size }
  /// The environment, with the height that a table imposes.
  package let configuration: Configuration
  private let laidOut: LaidOutView

  init(_ laidOut: LaidOutView, in configuration: Configuration) {
    self.laidOut = laidOut
    self.configuration = configuration
  }

  var tree: LayoutNode { laidOut.tree }
  var diagnostics: [Diagnostic] { laidOut.diagnostics }

  /// - Throws: an error that names the view if a number of its drawing is infinite or NaN.
  func requireSoundDrawing() throws { _ = try laidOut.displayList() }

  /// Returns the layout with its drawing.
  func rendering() throws -> Rendering {
    try configuration.performAsCurrent { try Rendering(laidOut) }
  }
}

/// The frames of a cell's views by their paths.
public struct LayoutFrames: Sendable {
  private let frames: [(path: String, frame: CGRect)]

  init(_ tree: LayoutNode) {
    frames = FlatLayout(tree).views.dropFirst().map { ($0.path, $0.absoluteFrame) }
  }

  /// Returns a view's frame in the cell's coordinates, in points; of a turned view, the rectangle around it.
  ///
  /// The path is that of messages, such as `contentView/titleLabel`, or the end of it; nil if no view has it.
  public subscript(path: String) -> CGRect? {
    frames.first { $0.path == path || $0.path.hasSuffix("/" + path) }?.frame
  }

  /// The paths of all views, outermost first.
  public var paths: [String] { frames.map(\.path) }
}
