// Cells name attributes and fonts of UIKit; there are no functions of Core Text.
@_exported import UIKit
