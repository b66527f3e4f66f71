/// Why a storyboard cannot create a view controller.
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

  case unknownIdentifier(String, String, known: [String])
  case unknownObjectID(String, String)
  case noInitial(String)
  /// A connection refers to an object that is not a controller in the file.
  case noDestination(String, Place)
  /// The class named in the file is not a subclass of `UIViewController`.
  case notAController(String, Place)
  /// The class's `init(coder:)` returned nil, or a closure did not pass on the coder.
  case refused(String, Place)
  case wrongClass(expected: String, found: String, String)
  /// The view of a table or collection view controller is not a table or collection view.
  case wrongView(String, Place)
  /// An unsupported container contains no controller.
  case emptyContainer(String, Place)
  /// A controller contains itself, directly or indirectly.
  case cycle(String, Place)
  /// Nested containers contain more controllers than any app has.
  case tooManyEmbedded(limit: Int, Place)
  /// An embedded controller is created by an app's method, which cannot be called by name here.
  case segueAction(String, Place)
  /// A reference names a storyboard that is neither next to the file nor in the bundle.
  case noStoryboard(String, Place)
  case unreadable(String, Place)
}

extension UIStoryboardError: CustomStringConvertible {
  /// The location, the problem and what to do: `Main.storyboard:12: …`.
  public var description: String { "\(location): \(sentences)" }

  private var location: String {
    switch self {
    case .unknownIdentifier(_, let file, known: _), .unknownObjectID(_, let file),
      .noInitial(let file),
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
    case .unknownObjectID(let id, _):
      "The storyboard doesn't contain a view controller with object ID '\(id)'."
    case .noInitial:
      "The storyboard has no initial view controller. Mark one in Xcode, or use an identifier."
    case .noDestination(let id, _):
      "“\(id)” is not a view controller in this file. Make the connection again in Xcode."
    case .notAController(let name, _):
      "\(name) is not a subclass of UIViewController. Correct the class in Xcode, or register another "
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
      "\(name) is absent, and the file contains no controller that could replace it."
    case .cycle(let name, _): "\(name) leads to itself. Remove the connection in Xcode."
    case .tooManyEmbedded(let limit, _):
      "More than \(limit) controllers are embedded in each other. Embed fewer."
    case .segueAction(let selector, _):
      "The segue action “\(selector)” cannot be called by name here; embed the controller in "
        + "viewDidLoad."
    case .noStoryboard(let name, _):
      "\(name).storyboard is neither next to this file nor in the bundle. List it in the resources."
    case .unreadable(let reason, _): reason
    }
  }
}
