import UIKit

/// One entry of a feed, as sent by a server.
struct FeedItem {
  var title: String?
  var text: String?
  /// The pictures from small to large; the second, if any, is the sharper one.
  var thumbnailURLs: [URL] = []

  /// The picture to show; nil for an entry without one.
  var thumbnailURL: URL? { thumbnailURLs.count > 1 ? thumbnailURLs[1] : thumbnailURLs.first }
}
