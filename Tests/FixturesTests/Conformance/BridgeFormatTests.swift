import Foundation
import InterfaceCanvas
import LayoutModel
import SnapshotRecords
import TestSupport
import Testing

@testable import Fixtures
@testable import UIKit

/// The format of iOS's frames, with the frames that Apple's engine stored in Interface Builder files.
@MainActor struct BridgeFormatTests {
  /// Returns the stored frames of a cell's views as the bridge would write them; nil where one is missing.
  ///
  /// The cell's own size on the canvas is given.
  private static func frames(of cell: UIView, _ names: ViewNames) -> IOSFrames? {
    var views: [IOSFrames.View] = []
    func add(_ view: UIView, below origin: CGPoint) -> Bool {
      guard let stored = view.nibOrigin?.storedFrame else { return false }
      let frame =
        view === cell
        ? cell.frame : stored.offsetBy(dx: origin.x, dy: origin.y)
      views.append(IOSFrames.View(path: names.path(of: view), frame: frame))
      return view.subviews.allSatisfy { add($0, below: frame.origin) }
    }
    return add(cell, below: .zero) ? IOSFrames(system: "Interface Builder", views: views) : nil
  }

  private static func agreements(in file: URL) throws -> [FrameAgreement] {
    try PrototypeFile(contentsOf: file).asDesigned.prototypes(named: nil).compactMap { prototype in
      guard !prototype.isMisplaced else { return nil }
      let canvas = InterfaceCanvas(prototype)
      let traits = canvas.traits()
      return traits.performAsCurrent {
        let made = canvas.makeCell(storedSizes: true)
        let cell = made.view
        cell.overrideTraits(traits)
        made.rest()
        cell.layoutIfNeeded()
        let names = ViewNames(root: cell)
        return frames(of: cell, names).map {
          FrameAgreement(of: LayoutNode(cell, names: names), with: $0)
        }
      }
    }
  }

  @Test func `frames of Interface Builder files agree in the form of the bridge`() throws {
    let all = try InterfaceBuilderCorpus.sample.interfaceFiles().flatMap(Self.agreements)
    let compared = all.reduce(0) { $0 + $1.compared }
    let agreeing = all.reduce(0) { $0 + $1.agreeing }
    #expect(all.count > 30)
    #expect(compared > 100)
    #expect(agreeing * 100 >= compared * 99, "\(agreeing) of \(compared)")
  }
}
