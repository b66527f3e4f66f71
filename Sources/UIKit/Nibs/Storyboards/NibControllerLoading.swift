internal import Foundation

extension UIViewController {
  /// The name of a file named like the class, if neither a storyboard nor a name was given.
  var defaultNibName: String? {
    guard nibSource == nil else { return nil }
    return NibLookup(bundle: nibBundle).first(of: defaultNibNames, extension: "xib")?.name
  }

  private var defaultNibNames: [String] {
    let name = String(describing: type(of: self))
    let suffix = "Controller"
    // UIKit's own classes have no files.
    guard type(of: self) != UIViewController.self else { return [] }
    return name.hasSuffix(suffix) ? [String(name.dropLast(suffix.count)), name] : [name]
  }

  /// Whether a storyboard contains the view, or its file was given.
  var namesView: Bool { nibSource?.hasView == true || givenNibName != nil }

  func loadViewFromFile() {
    if let nibSource, nibSource.hasView {
      nibSource.loadView(of: self)
    } else if let nibName {
      _ = UINib(nibName: nibName, bundle: nibBundle).instantiate(withOwner: self)
      precondition(
        viewIfLoaded != nil,
        "-[\(type(of: self)) loadView] loaded the \"\(nibName)\" nib but the view outlet was not set. "
          + "Connect the owner's view in Xcode.")
    } else {
      view = UIView(frame: UIScreen.main.bounds)
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
  }
}
