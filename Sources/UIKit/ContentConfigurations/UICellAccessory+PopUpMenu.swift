internal import Foundation

extension UICellAccessory {
  /// The appearance of a pop-up menu.
  public typealias PopUpMenuOptions = Options

  /// Returns a trailing button with the chosen entry of a menu; the handler is never called.
  ///
  /// The first action is chosen if none is.
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = .init(),
    selectedElementDidChangeHandler: ((UIMenu) -> Void)? = nil
  ) -> UICellAccessory {
    var look = UIButton.Configuration.plain()
    look.title = menu.chosenAction?.title
    look.image = UIImage(systemName: "chevron.up.chevron.down")
    look.imagePlacement = .trailing
    look.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(
      textStyle: .body, scale: .small)
    look.imagePadding = 4
    look.contentInsets = .zero
    look.baseForegroundColor = options.tintColor ?? .secondaryLabel
    return UICellAccessory(
      "popUpMenu", UIButton(configuration: look), .trailing(displayed: displayed),
      isHidden: options.isHidden, reservedWidth: options.reservedLayoutWidth)
  }
}
