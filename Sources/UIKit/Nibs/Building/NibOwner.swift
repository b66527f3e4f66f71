internal import InterfaceBuilder

/// The object that a file's views are made for, and what the file says of it.
struct NibOwner {
  /// A storyboard's controller, or what was given as the owner of a xib.
  let object: UIResponder
  /// The file's element with the connections of the object.
  let model: IBObject
  /// The controller's place in its storyboard; nil for the owner of a xib.
  let source: NibControllerSource?
}

extension InterfaceBuilderDocument {
  /// The placeholder for a xib's owner; nil in a storyboard.
  var fileOwner: IBObject? {
    scenes.lazy.flatMap(\.objects).first { $0.element["placeholderIdentifier"] == "IBFilesOwner" }
  }
}
