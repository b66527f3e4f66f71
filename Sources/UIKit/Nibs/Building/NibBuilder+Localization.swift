internal import Foundation
internal import InterfaceBuilder

extension NibBuilder {
  /// Returns the view with its texts in the language of the current traits, where the file has
  /// translations into it.
  func localized(_ model: IBView) -> IBView {
    guard let locale = UITraitCollection.current.localeIdentifier,
      let table = document.localizations.table(for: locale)
    else { return model }
    for note in table.notes {
      guard let object = model.view(withID: note.object) else { continue }
      self.note(object.element, .translation(note.kind))
    }
    return document.localized(model, for: locale)
  }
}
