internal import Fixtures
internal import Foundation
internal import NumberText
internal import UIKit

extension LayoutInvariant {
  /// The cell does not become lower when it becomes narrower or a text longer.
  ///
  /// It does not hold for cells whose pictures are as high as the cell is wide.
  public static let monotoneHeight = LayoutInvariant("a height that never falls") { trial in
    guard trial.trial.height == .fitting else { return [] }
    let pixel = 1 / trial.trial.configuration.scale
    let height = trial.layout.size.height
    let wider = trial.trial.configuration.width + widthStep
    if trial.widths.contains(wider) {
      let other = try trial.layout { $0.configuration.width = wider }
      if other.size.height > height + pixel {
        return [fall("it is \(widthStep) points narrower", from: other.size.height, to: height)]
      }
    }
    for index in trial.trial.values.indices {
      guard case .text(let text) = trial.trial.values[index], !text.isEmpty else { continue }
      let longer = try trial.layout { $0.values[index] = .text("\(text) \(text)") }
      if longer.size.height + pixel < height {
        return [fall("a text is repeated", from: height, to: longer.size.height)]
      }
    }
    return []
  }

  /// A few letters, in points: enough for another line break.
  private static let widthStep: CGFloat = 8

  private static func fall(_ reason: String, from: CGFloat, to: CGFloat) -> Breach {
    Breach(
      message: "The cell is \(Double(from - to).shortDescription) points lower if \(reason): "
        + "\(Double(to).shortDescription) instead of \(Double(from).shortDescription).")
  }
}
