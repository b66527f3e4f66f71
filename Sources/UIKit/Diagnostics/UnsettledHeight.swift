package import Foundation
internal import NumberText

/// Why a height is not final: contents that change while they are laid out.
package enum UnsettledHeight {
  /// Returns the message of a diagnostic about something that is measured again after every layout.
  ///
  /// - Parameters:
  ///   - subject: What is measured, at the start of a sentence.
  ///   - height: Its height in the picture.
  /// - Returns: what happened, and what to do.
  package static func message(_ subject: String, height: CGFloat) -> String {
    "\(subject) is \(height.shortDescription) points high, but each layout changes its contents and with them its height. "
      + "Find what changes in layoutSubviews(), and change it only where its value differs."
  }
}
