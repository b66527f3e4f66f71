internal import InterfaceBuilder

/// The owner of a file's views, and its element.
struct NibOwner {
  /// A storyboard's controller, or the owner passed for a xib.
  let object: UIResponder
  /// The file's element with the connections of the object.
  let model: IBObject
  /// The controller's scene in its storyboard; nil for the owner of a xib.
  let source: NibControllerSource?
}

extension InterfaceBuilderDocument {
  /// The placeholder for a xib's owner; nil in a storyboard.
  var fileOwner: IBObject? {
    scenes.lazy.flatMap(\.objects).first { $0.element["placeholderIdentifier"] == "IBFilesOwner" }
  }
}
