internal import Foundation
internal import Typography

extension UIFont {
  /// The font with a name from a layout tree, such as `system semibold 17`; nil without one.
  convenience init?(plainName: String) {
    var words = plainName.split(separator: " ").map(String.init)
    guard let size = words.popLast().flatMap(Double.init), size > 0, let first = words.first else {
      return nil
    }
    var request = FontRequest(size: size)
    if first == "system" {
      for word in words.dropFirst() {
        switch word {
        case "monospaced": request.source = .system(.monospaced)
        case "monospacedDigits": request.hasMonospacedDigits = true
        case "italic": request.isItalic = true
        default: request.weight = Weight(name: word)
        }
      }
    } else {
      request.source = .named(first)
    }
    if request.isEmboldened(for: .current) {
      // The name has the weight that was drawn.
      guard let weight = (request.weight ?? .regular).beforeEmboldening else { return nil }
      request.weight = weight
    }
    self.init(request, traits: .current)
    // Axes, and fonts that are not registered any more, have other names.
    guard self.plainName == plainName else { return nil }
  }
}
