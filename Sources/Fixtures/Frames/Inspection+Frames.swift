package import Foundation
internal import Graphics
internal import LayoutModel
internal import NumberText
package import UIKit

extension Inspection {
  /// The moments of an animation, one beside the other on one picture, each below its time.
  ///
  /// The view is laid out, the animation begins at 0 seconds, and each frame is what is on the screen at its time. The size is that
  /// of the view before the animation.
  ///
  /// - Parameters:
  ///   - view: the view.
  ///   - configuration: the environment.
  ///   - times: in seconds, ascending.
  ///   - style: how frames are arranged and compared.
  ///   - begin: begins the animation.
  /// - Returns: the strip.
  /// - Throws: ``FrameError``, or ``RenderingError`` if the view cannot be laid out.
  @MainActor package static func frames(
    of view: UIView, in configuration: Configuration, at times: [TimeInterval],
    style: ContactSheet.Style, beginning begin: @MainActor (UIView) throws -> Void
  ) throws -> Inspection {
    try FrameError.requireTimes(times)
    let laidOut = try LaidOutView(of: view, in: configuration)
    let resting = try Rendering(laidOut)
    let timeline = AnimationTimeline(of: laidOut.view)
    try configuration.performAsCurrent { try timeline.perform { try begin(view) } }
    let frames = try times.map { time in
      let isReached = configuration.performAsCurrent { timeline.advance(to: time) }
      guard isReached else { throw FrameError.endless(view: view.className, time: time) }
      let frame = try configuration.performAsCurrent {
        try timeline.presenting { try Rendering(resting, frameOf: laidOut) }
      }
      return (name: "\(CGFloat(time).pointText) s", rendering: frame)
    }
    guard !timeline.isEmpty else { throw FrameError.nothingAnimated(view: view.className) }
    let sheet = ContactSheet(frames, style: style, isProven: false)
    return Inspection(sheet, diagnostics: resting.diagnostics)
  }
}

extension Rendering {
  /// Draws a view as it is, without laying it out.
  ///
  /// - Throws: ``RenderingError/faultyView(path:reason:)`` if a view draws with a number that is infinite or NaN.
  @MainActor fileprivate init(
    _ resting: Rendering, frameOf laidOut: LaidOutView
  ) throws(RenderingError) {
    size = resting.size
    displayList = try laidOut.displayList()
    tree = LayoutNode(laidOut.view, names: laidOut.names)
    diagnostics = []
    constraints = []
    views = resting.views
    background = resting.background
    scale = resting.scale
  }
}
