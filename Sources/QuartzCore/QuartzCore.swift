// Layers are in UIKit.
@_exported import UIKit
