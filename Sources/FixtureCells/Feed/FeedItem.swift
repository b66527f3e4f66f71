import UIKit

/// One entry of a feed, as a server sends it.
struct FeedItem {
  var title: String?
  var text: String?
  /// The pictures from small to large; the second, where there is one, is the sharper.
  var thumbnailURLs: [URL] = []

  /// The picture to show; nil for an entry without one.
  var thumbnailURL: URL? { thumbnailURLs.count > 1 ? thumbnailURLs[1] : thumbnailURLs.first }
}
