import FileAccess
package import Foundation
import InterfaceBuilder

/// Where the views of a cell are described.
package enum CellHome {
  /// A xib, whose first view of the class is the cell.
  case xib(URL)
  case prototype(Prototype)

  /// The file with the views.
  var file: URL {
    switch self {
    case .xib(let file): file
    case .prototype(let prototype): prototype.storyboard
    }
  }

  package struct Prototype {
    /// How code names the scene.
    enum Scene {
      case initial
      case identifier(String)
      /// The controller's object ID, if it has no storyboard identifier.
      case objectID(String)
    }

    /// What the list makes of the prototype.
    enum Kind {
      case row, item, header, footer
    }

    let storyboard: URL
    let reuseIdentifier: String
    let kind: Kind
    let scene: Scene
    /// UIKit's class of the controller, as the app's own may not be in the package.
    let controllerClass: String
    /// Which of the scene's tables or collections it is in.
    let list: Int
  }
}
