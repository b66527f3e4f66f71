package import Fixtures
public import Foundation
internal import LayoutChanges
internal import LayoutModel
public import UIKit

/// A cell that is laid out with the values of one trial.
@MainActor public struct StressLayout {
  /// The cell.
  public let view: UIView
  /// The frames of its views.
  public let frames: LayoutFrames
  /// The size of the cell in points.
  public var size: CGSize { rendering.size }
  package let rendering: Rendering
  /// The environment, with the height that a table imposes.
  package let configuration: Configuration

  init(of view: UIView, _ rendering: Rendering, in configuration: Configuration) {
    self.view = view
    self.rendering = rendering
    self.configuration = configuration
    frames = LayoutFrames(rendering.tree)
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
