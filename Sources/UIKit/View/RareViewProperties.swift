/// Properties that hardly any view sets, stored separately from it.
final class RareViewProperties {
  var focusEffect: UIFocusEffect?
  var cornerConfiguration: UICornerConfiguration?
  var isFocused = false
}

extension UIView {
  func setRareProperty(_ change: (RareViewProperties) -> Void) {
    let properties = rareProperties ?? RareViewProperties()
    change(properties)
    rareProperties = properties
  }
}
