// Cells name attributes and fonts of UIKit; functions of Core Text are not declared.
@_exported import UIKit
