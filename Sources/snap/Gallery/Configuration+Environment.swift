import Fixtures
import NumberText
import SnapReport
import StressTesting
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
