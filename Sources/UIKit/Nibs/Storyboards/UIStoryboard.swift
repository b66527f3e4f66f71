public import Foundation
internal import InterfaceBuilder
internal import PrintedText

/// The view controllers of a `.storyboard` file, which can be instantiated any number of times.
///
/// ```swift
/// let storyboard = UIStoryboard(name: "Main", bundle: .module)
/// let feed = storyboard.instantiateViewController(withIdentifier: "Feed")
/// ```
///
/// Segues are not performed, except that container views show their embedded controllers. Navigation, tab bar and split
/// view controllers are not supported: their first controller replaces them, without the bar, with an entry in
/// ``notes``.
@preconcurrency @MainActor open class UIStoryboard {
  let document: InterfaceBuilderDocument
  let bundle: Bundle?
  let journal: NibJournal
  private let url: URL

  /// Loads a file `name.storyboard` of a bundle.
  ///
  /// Without a bundle, the main one is searched, then the packages' resource bundles next to the program. A missing or
  /// invalid file stops with a message, as on iOS; ``init(contentsOf:bundle:)`` throws instead.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    let lookup = NibLookup(bundle: storyboardBundleOrNil)
    guard let url = lookup.url(forName: name, extension: "storyboard") else {
      preconditionFailure(
        "Could not find a storyboard named '\(name)' in bundle "
          + "\((storyboardBundleOrNil ?? .main).bundlePath). List it in the target's resources as "
          + "`.copy(\"\(name).storyboard\")`.")
    }
    do {
      document = try InterfaceBuilderDocument(contentsOf: url)
    } catch {
      preconditionFailure(
        "\(PrintedText(line: "Could not load the storyboard '\(name)': \(error)"))")
    }
    bundle = storyboardBundleOrNil
    self.url = url
    journal = NibJournal()
  }

  /// Loads a file.
  /// - Parameters:
  ///   - url: The `.storyboard` file.
  ///   - bundle: The bundle of its images; nil for the file's folder.
  /// - Throws: An error that names the file and the line.
  public convenience init(contentsOf url: URL, bundle: Bundle? = nil) throws {
    try self.init(contentsOf: url, bundle: bundle, journal: NibJournal())
  }

  /// Loads the bytes of a file; `name` is for errors.
  /// - Throws: An error that names the file and the line.
  package init(_ data: Data, name: String) throws {
    document = try InterfaceBuilderDocument(data, file: name)
    bundle = nil
    url = URL(fileURLWithPath: name)
    journal = NibJournal()
  }

  private init(contentsOf url: URL, bundle: Bundle?, journal: NibJournal) throws {
    document = try InterfaceBuilderDocument(contentsOf: url)
    self.bundle = bundle
    self.url = url
    self.journal = journal
  }

  /// Notes about parts of the file that the created controllers and views do not show, with lines.
  public var notes: [String] { journal.lines }

  // MARK: Instantiation

  /// Returns a new initial controller; nil without one.
  ///
  /// Other problems of the file stop with a message; ``makeInitialViewController()`` throws.
  open func instantiateInitialViewController() -> UIViewController? {
    do throws(UIStoryboardError) {
      return try makeInitial(creator: nil)
    } catch {
      return error.orStop()
    }
  }

  /// Returns a new initial controller, created by a closure.
  ///
  /// - Parameter creator: Calls an initializer that passes the coder to `super.init(coder:)`; if it returns nil,
  ///   `init(coder:)` is called.
  /// - Returns: The controller; nil if the storyboard has no initial one.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    do throws(UIStoryboardError) {
      return try makeInitial(as: ViewController.self, creator: creator).map {
        (controller) throws(UIStoryboardError) in try controller.cast(in: self)
      }
    } catch {
      return error.orStop()
    }
  }

  /// Returns a new controller with a storyboard identifier.
  ///
  /// An unknown identifier stops with a message, as on iOS; ``makeViewController(withIdentifier:)`` throws instead.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    do throws(UIStoryboardError) {
      return try make(identifier, creator: nil)
    } catch {
      preconditionFailure(error.description)
    }
  }

  /// Returns a new controller with a storyboard identifier, created by a closure.
  ///
  /// - Parameters:
  ///   - identifier: The storyboard identifier; an unknown one stops with a message.
  ///   - creator: Calls an initializer that passes the coder to `super.init(coder:)`; if it returns nil, `init(coder:)`
  ///     is called.
  /// - Returns: The controller, after `awakeFromNib`; its view is loaded on first access.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    do throws(UIStoryboardError) {
      return try make(identifier, as: ViewController.self, creator: creator).cast(in: self)
    } catch {
      preconditionFailure(error.description)
    }
  }

  /// Returns a new initial controller.
  /// - Throws: ``UIStoryboardError`` if it is missing or invalid.
  public func makeInitialViewController() throws(UIStoryboardError) -> UIViewController {
    guard let controller = try makeInitial(creator: nil) else { throw .noInitial(file) }
    return controller
  }

  /// Returns a new controller with a storyboard identifier.
  /// - Throws: ``UIStoryboardError`` if it is unknown, or the controller is invalid.
  public func makeViewController(
    withIdentifier identifier: String
  ) throws(UIStoryboardError) -> UIViewController {
    try make(identifier, creator: nil)
  }

  /// Returns a new controller of a scene without a storyboard identifier.
  ///
  /// iOS creates the controller of such a scene only by a segue.
  ///
  /// - Parameters:
  ///   - id: The controller's object ID, which Xcode shows in its Identity inspector.
  ///   - creator: Calls an initializer that passes the coder to `super.init(coder:)`; if it returns nil, `init(coder:)`
  ///     is called.
  /// - Returns: The controller, after `awakeFromNib`; its view is loaded on first access.
  /// - Throws: ``UIStoryboardError`` if no controller has the ID, or the controller is invalid.
  public func makeViewController<ViewController: UIViewController>(
    withObjectID id: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) throws(UIStoryboardError) -> ViewController {
    try make(objectID: id, as: ViewController.self, creator: creator).cast(in: self)
  }

  // MARK: Within the module

  var file: String { document.fileName }

  func key(of controller: NibController) -> NibControllerKey {
    NibControllerKey(file: url.standardizedFileURL.path, line: controller.element.line)
  }

  /// Returns the storyboard with a name next to this one.
  func sibling(
    named name: String, at place: UIStoryboardError.Place
  ) throws(UIStoryboardError) -> UIStoryboard {
    let beside = url.deletingLastPathComponent().appendingPathComponent("\(name).storyboard")
    let found =
      FileManager.default.fileExists(atPath: beside.path)
      ? beside : NibLookup(bundle: bundle).url(forName: name, extension: "storyboard")
    guard let found else { throw .noStoryboard(name, place) }
    do {
      return try UIStoryboard(contentsOf: found, bundle: bundle, journal: journal)
    } catch {
      throw .unreadable("\(error)", place)
    }
  }
}

extension UIViewController {
  fileprivate func cast<ViewController: UIViewController>(
    in storyboard: UIStoryboard
  ) throws(UIStoryboardError) -> ViewController {
    guard let controller = self as? ViewController else {
      throw .wrongClass(
        expected: "\(ViewController.self)", found: "\(type(of: self))", storyboard.file)
    }
    return controller
  }
}

extension UIStoryboardError {
  /// Returns nil for a storyboard without an initial controller, and stops for other errors.
  fileprivate func orStop<ViewController>() -> ViewController? {
    if case .noInitial = self { return nil }
    preconditionFailure(description)
  }
}
