import Foundation
import InterfaceBuilder
import InterfaceCanvas
import LayoutModel
import TestSupport
import Testing
import UIKit

@testable import Fixtures

/// Compares cells that are laid out as in an app with frames from Apple's engine.
///
/// The canvas keeps what constraints leave free and has margins of its own, and so hides what an app would show. Here texts, pictures
/// and controls have their stored sizes as contents, and cells that need margins are left out, as are those whose content view has
/// another size than in an app.
@MainActor struct RunTimeConformanceTests {
  @Test func `cells of the sample laid out as in an app have the frames of Apple's engine`() throws
  {
    let score = try ConformanceFolder(corpus: .sample).runTimeScore()
    #expect(score.views == Tally(right: 75, count: 75))
    #expect(score.misses.cells == [])
  }

  @Test(.enabled(if: InterfaceBuilderCorpus.named != nil, "SNAP_IB_CORPUS names no folder"))
  func `the known share of cells laid out as in an app matches Apple's engine`() throws {
    let corpus = try #require(InterfaceBuilderCorpus.named)
    let score = try ConformanceFolder(corpus: corpus).runTimeScore()
    print("as in an app, stored sizes:            views \(score.views), cells \(score.cells)")
    print(score.misses.markdown(counting: "views"), score.misses.cells.joined(separator: "\n"))
    #expect(score.views.share >= 0.998, "\(score.views)")
  }
}

extension ConformanceFolder {
  fileprivate func runTimeScore() throws -> FrameTally {
    let trusted = try trustedCells()
    var score = FrameTally()
    for (file, cells) in try knownCells().sorted(by: { $0.key < $1.key }) {
      let prototypes = try PrototypeFile(contentsOf: corpus.url(of: file)).asDesigned
      for prototype in try prototypes.prototypes(named: nil) {
        guard let cell = cells[prototype.id], trusted[cell.name]?.contains("margin") == false,
          let views = prototype.layoutAsInApp()
        else { continue }
        score.add(cell.comparisons(of: views, within: 0.5), of: cell)
      }
    }
    return score
  }
}

extension NibPrototype {
  /// The views of the cell in its stored size; nil where the content view has another size than the file's.
  fileprivate func layoutAsInApp() -> [ViewLayout]? {
    let traits = InterfaceCanvas(self).traits()
    return traits.performAsCurrent {
      let instance = instantiate(NibOptions(purpose: .preview)) { $0.changed(Self.storeContents) }
      let cell = instance.view
      cell.overrideTraits(traits)
      cell.frame = CGRect(x: 0, y: 0, width: storedWidth, height: storedHeight)
      cell.layoutIfNeeded()
      let content = instance.views.first { $0.isCellContentView }
      if let content, let stored = content.nibOrigin?.storedFrame?.size {
        let (width, height) = (
          content.bounds.width - stored.width, content.bounds.height - stored.height
        )
        guard abs(width) <= 0.01, abs(height) <= 0.01 else { return nil }
      }
      return instance.views.map { ViewLayout($0, in: cell) }
    }
  }

  /// Gives what has contents its stored size as the contents' own.
  private static func storeContents(_ view: inout IBView) {
    guard view.hasContentSize || view.isOwnContent, let size = view.frame?.size else { return }
    view.placeholderSize = IBPlaceholderSize(width: size.width, height: size.height)
  }
}
