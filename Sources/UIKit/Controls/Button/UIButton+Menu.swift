extension UIButton {
  /// Shows the chosen entry of the menu, as a pop-up button does; the first action is chosen if none is.
  func showChosenEntry() {
    guard changesSelectionAsPrimaryAction, showsMenuAsPrimaryAction,
      let entry = menu?.chosenAction
    else { return }
    entry.state = .on
    if var configuration {
      configuration.title = entry.title
      configuration.image = entry.image ?? configuration.image
      self.configuration = configuration
    } else {
      setTitle(entry.title, for: .normal)
      if let image = entry.image { setImage(image, for: .normal) }
    }
  }
}

extension UIMenu {
  /// The action that a pop-up button shows; the first one if none is chosen.
  var chosenAction: UIAction? { actions.first { $0.state == .on } ?? actions.first }

  /// The actions of the menu and of those in it, from the top.
  private var actions: [UIAction] {
    children.flatMap { child in
      (child as? UIAction).map { [$0] } ?? (child as? UIMenu)?.actions ?? []
    }
  }
}
