/// Why a storyboard cannot make a view controller.
public enum UIStoryboardError: Error, Hashable, Sendable {
  /// A line of a file.
  public struct Place: Hashable, Sendable, CustomStringConvertible {
    /// The file's name without folders.
    public let file: String
    /// The line, counted from 1.
    public let line: Int
    /// File and line: `Main.storyboard:12`.
    public var description: String { "\(file):\(line)" }
  }

  /// No controller has the storyboard identifier.
  case unknownIdentifier(String, String, known: [String])
  /// The file names no controller that it begins with.
  case noInitial(String)
  /// A connection leads to an object that is no controller of the file.
  case noDestination(String, Place)
  /// The class that the file names is no subclass of `UIViewController`.
  case notAController(String, Place)
  /// The class's `init(coder:)` returned nil, or what a closure made did not hand the coder on.
  case refused(String, Place)
  /// The controller is not of the class that the caller expects.
  case wrongClass(expected: String, found: String, String)
  /// The view of a table or collection view controller is none.
  case wrongView(String, Place)
  /// A container, whose class is absent, shows no controller.
  case emptyContainer(String, Place)
  /// A controller shows or embeds itself, over others or directly.
  case cycle(String, Place)
  /// Containers within containers show more controllers than any app has.
  case tooManyEmbedded(limit: Int, Place)
  /// An embedded controller is made by a method of the app, which cannot be called by name here.
  case segueAction(String, Place)
  /// A reference names a storyboard that is not beside the file or in the bundle.
  case noStoryboard(String, Place)
  /// A storyboard that is referred to cannot be loaded.
  case unreadable(String, Place)
}

extension UIStoryboardError: CustomStringConvertible {
  /// Where and what is wrong, and what to do: `Main.storyboard:12: …`.
  public var description: String { "\(location): \(sentences)" }

  private var location: String {
    switch self {
    case .unknownIdentifier(_, let file, known: _), .noInitial(let file),
      .wrongClass(expected: _, found: _, let file):
      file
    case .noDestination(_, let place), .notAController(_, let place), .refused(_, let place),
      .wrongView(_, let place), .emptyContainer(_, let place), .cycle(_, let place),
      .tooManyEmbedded(_, let place), .segueAction(_, let place), .noStoryboard(_, let place),
      .unreadable(_, let place):
      place.description
    }
  }

  var sentences: String {
    switch self {
    case .unknownIdentifier(let identifier, _, let known):
      "The storyboard doesn't contain a view controller with identifier '\(identifier)'. "
        + (known.isEmpty
          ? "No controller has one; enter it as Storyboard ID in Xcode."
          : "It has: \(known.joined(separator: ", ")).")
    case .noInitial:
      "The storyboard has no initial view controller. Mark one in Xcode, or use an identifier."
    case .noDestination(let id, _):
      "“\(id)” is no view controller of this file. Make the connection again in Xcode."
    case .notAController(let name, _):
      "\(name) is no subclass of UIViewController. Correct the class in Xcode, or register another "
        + "one of that name."
    case .refused(let name, _):
      "The \(name) does not come from the file. Its initializer must call super.init(coder:) with "
        + "the coder that it gets, and not return nil."
    case .wrongClass(let expected, let found, _):
      "A \(expected) is expected, but the file gives a \(found). Correct the class in Xcode, or call "
        + "NibRegistry.register(\(expected).self) first."
    case .wrongView(let name, _):
      "The view of \(name) must be a table or collection view, as its kind says."
    case .emptyContainer(let name, _):
      "\(name) is absent, and the file gives it no controller that could stand in."
    case .cycle(let name, _): "\(name) leads to itself. Remove the connection in Xcode."
    case .tooManyEmbedded(let limit, _):
      "More than \(limit) controllers are embedded in each other. Embed fewer."
    case .segueAction(let selector, _):
      "The segue action “\(selector)” cannot be called by name here; embed the controller in "
        + "viewDidLoad."
    case .noStoryboard(let name, _):
      "There is no \(name).storyboard beside this file or in the bundle. List it in the resources."
    case .unreadable(let reason, _): reason
    }
  }
}
