internal import Foundation

/// An object of a table, retained or not.
struct TableObject {
  private let retained: AnyObject?
  private weak var seen: AnyObject?

  var object: AnyObject? { retained ?? seen }

  init(_ object: AnyObject, _ options: NSPointerFunctions.Options) {
    retained = options.contains(.weakMemory) ? nil : object
    seen = object
  }

  func matches(_ other: AnyObject?, _ options: NSPointerFunctions.Options) -> Bool {
    guard let object, let other else { return false }
    if object === other { return true }
    guard !options.contains(.objectPointerPersonality) else { return false }
    return (object as? NSObject)?.isEqual(other) ?? false
  }
}
