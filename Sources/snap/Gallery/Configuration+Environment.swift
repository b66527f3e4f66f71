import Fixtures
import NumberText
import SnapReport
import UIKit

extension Gallery.Environment {
  /// The environment that the name of a configuration says; nil for a name that was chosen freely.
  init?(ofName name: String) {
    guard let configuration = Configuration(named: name) else { return nil }
    self.init(configuration)
  }

  init(_ configuration: Configuration) {
    self.init()
    width =
      configuration.width.pointText + (configuration.height.map { " × \($0.pointText)" } ?? "")
    look = configuration.appearance == .dark ? "dark" : "light"
    textSize = configuration.contentSize.shortName
    language = configuration.locale
    if !configuration.hasDirectionOfLocale {
      language += configuration.direction == .rightToLeft ? " right to left" : " left to right"
    }
    // What is left of the name is what has no axis of its own.
    var rest = Configuration(width: configuration.width, height: configuration.height)
    let start = rest.name.count
    rest.scale = configuration.scale
    rest.safeArea = configuration.safeArea
    rest.legibilityWeight = configuration.legibilityWeight
    rest.system = configuration.system
    rest.state = configuration.state
    other = rest.name.dropFirst(start).split(separator: "-").joined(separator: " ")
    code = configuration.code
  }
}

extension Configuration {
  /// The Swift expression that makes it, such as `Configuration(width: 320, appearance: .dark)`.
  fileprivate var code: String {
    var arguments = ["width: \(width.exactText)"]
    if let height { arguments.append("height: \(height.exactText)") }
    if scale != Self.defaultScale { arguments.append("scale: \(scale.exactText)") }
    if safeArea != .zero {
      let sides = [
        ("top", safeArea.top), ("left", safeArea.left), ("bottom", safeArea.bottom),
        ("right", safeArea.right),
      ]
      let insets = sides.map { "\($0): \($1.exactText)" }.joined(separator: ", ")
      arguments.append("safeArea: UIEdgeInsets(\(insets))")
    }
    if let size = UIContentSizeCategory.named.first(where: { $0.1 == contentSize }),
      contentSize != .large
    {
      arguments.append("contentSize: .\(size.0)")
    }
    if legibilityWeight == .bold { arguments.append("legibilityWeight: .bold") }
    if appearance == .dark { arguments.append("appearance: .dark") }
    if !hasDirectionOfLocale {
      arguments.append("direction: .\(direction == .rightToLeft ? "rightToLeft" : "leftToRight")")
    }
    if locale != Self.standardLocale { arguments.append("locale: \"\(locale)\"") }
    if system != .standard { arguments.append("system: .iOS(\(system.major))") }
    let states = state.names.map { "." + $0 }
    if let first = states.first {
      arguments.append(
        "state: " + (states.count == 1 ? first : "[\(states.joined(separator: ", "))]"))
    }
    return "Configuration(\(arguments.joined(separator: ", ")))"
  }
}
