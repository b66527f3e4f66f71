public import Foundation

/// Shows a document and what can be done with it; a snapshot has no other apps.
@preconcurrency @MainActor open class UIDocumentInteractionController: NSObject {
  open var url: URL?
  /// Its name; nil for the file's.
  open var name: String?
  /// Its uniform type identifier; kept.
  open var uti: String?

  /// Creates a controller of a document.
  public convenience init(url: URL) {
    self.init()
    self.url = url
  }

  public override init() { super.init() }

  /// None: the icons of documents are those of other apps.
  open var icons: [UIImage] { [] }
}
