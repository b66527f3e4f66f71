extension ViewDescription {
  /// The runtime attributes of all classes by their key paths.
  static let runtimeAttributes = Dictionary(
    grouping: all.flatMap(\.properties).filter(\.isRuntimeAttribute), by: \.name)

  /// Properties that apps commonly add to UIKit's views in extensions, each with the property that such an extension
  /// sets.
  static let customaryAttributes = [
    "cornerRadius": "layer.cornerRadius", "borderWidth": "layer.borderWidth",
    "borderColor": "layer.borderColor", "layer.borderUIColor": "layer.borderColor",
    "layer.borderColorFromUIColor": "layer.borderColor", "shadowColor": "layer.shadowColor",
    "layer.shadowUIColor": "layer.shadowColor", "shadowOpacity": "layer.shadowOpacity",
    "shadowOffset": "layer.shadowOffset", "shadowRadius": "layer.shadowRadius",
    "masksToBounds": "layer.masksToBounds",
  ]
}
