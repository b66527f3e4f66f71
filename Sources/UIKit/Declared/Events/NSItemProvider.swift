public import Foundation

/// What an item provider can carry.
public protocol NSItemProviderWriting: AnyObject {}

extension NSString: NSItemProviderWriting {}
extension NSURL: NSItemProviderWriting {}

/// What a drag would bring to other apps; nothing is brought anywhere in a snapshot.
open class NSItemProvider: NSObject {
  /// The name of the file that would be brought; kept.
  open var suggestedName: String?
  let object: (any NSItemProviderWriting)?

  public override init() {
    object = nil
    super.init()
  }

  /// Creates a provider of an object.
  public init(object: any NSItemProviderWriting) {
    self.object = object
    super.init()
  }
}
