internal import Foundation

extension UIViewController {
  /// The storyboard that the controller was made from; nil for one made in code.
  public var storyboard: UIStoryboard? { nibSource?.storyboard }

  /// The name of the `.xib` that the view is loaded from; nil if there is none.
  ///
  /// It is the given one, else that of a file named as the class: for a class `SongViewController` a
  /// file SongView.xib, then SongViewController.xib.
  public var nibName: String? {
    if let givenNibName { return givenNibName }
    guard nibSource == nil else { return nil }
    let lookup = NibLookup(bundle: nibBundle)
    return defaultNibNames.first { lookup.url(forName: $0, extension: "xib") != nil }
  }

  private var defaultNibNames: [String] {
    let name = String(describing: type(of: self))
    let suffix = "Controller"
    // UIKit's own classes have no files.
    guard name != "UIViewController" else { return [] }
    return name.hasSuffix(suffix) ? [String(name.dropLast(suffix.count)), name] : [name]
  }

  /// Whether a storyboard has the view, or a file of it was given.
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
    }
  }
}
