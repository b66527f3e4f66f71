// Paths, colours and contexts are in UIKit, points and rectangles in Foundation.
@_exported import UIKit
