#if SourceRewriting
internal import SwiftSyntax

extension EditCollector {
  /// Lets a class that declares `init()` be created by it where only its metatype is known.
  ///
  /// `T()` calls it on iOS. In Swift it overrides nothing, so that without this the class would be asked for
  /// `init(frame:)`, which it may not have.
  func addDynamicCreation(to node: ClassDeclSyntax) {
    guard module.dynamicClasses.withOwnInit.contains(node.name.text) else { return }
    let access =
      ["public", "open"].contains { node.modifiers.modifier($0) != nil } ? "public " : ""
    add(
      "\(access)override class func makeByInit() -> UIResponder { \(node.name.text)() }", to: node)
  }
}
#endif
