import Fixtures
import SnapTesting
import Testing
import UIKit

@MainActor struct ImageTests {
  private func view(
    _ name: String, width: CGFloat, height: CGFloat,
    _ change: (UIImage) -> UIImage = { $0 }
  ) -> UIImageView {
    let image = UIImage(named: name, in: .module, compatibleWith: nil)
    let view = UIImageView(image: image.map(change))
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: width),
      view.heightAnchor.constraint(equalToConstant: height),
    ])
    view.frame.size = CGSize(width: width, height: height)
    return view
  }

  private func sheet() -> UIView {
    let tiled = view("bubble", width: 90, height: 50) {
      $0.resizableImage(
        withCapInsets: UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8), resizingMode: .tile)
    }
    let fitted = view("badge", width: 60, height: 40)
    fitted.contentMode = .scaleAspectFit
    fitted.backgroundColor = .secondarySystemFill
    return ContactSheet(rows: [
      [view("bubble", width: 20, height: 20), view("bubble", width: 120, height: 50), tiled],
      [
        view("badge", width: 24, height: 24),
        view("badge", width: 24, height: 24) { $0.withRenderingMode(.alwaysTemplate) },
        view("badge", width: 24, height: 24) { $0.withTintColor(.systemGreen) },
        view("badge", width: 24, height: 24) {
          $0.imageFlippedForRightToLeftLayoutDirection()
        }, fitted,
      ],
    ])
  }

  @Test func `images of a catalogue stretched tinted and mirrored`() {
    assertSnapshots(
      of: { sheet() },
      over: .widths(300) * .appearances(.light, .dark) * .directions(.leftToRight, .rightToLeft))
  }

  @Test func `an app's image is found without naming its bundle`() throws {
    #expect(UIImage(named: "badge")?.size == CGSize(width: 24, height: 24))
    // An app's classes and resources are in its main bundle.
    for bundle in [Bundle.main, Bundle(for: UIImageView.self)] {
      #expect(UIImage(named: "badge", in: bundle, compatibleWith: nil) != nil)
      #expect(UIImage(named: "nowhere", in: bundle, compatibleWith: nil) == nil)
      #expect(
        UIStoryboard(name: "Feed", bundle: bundle).instantiateInitialViewController() != nil)
    }
  }

  @Test func `a missing image is a warning on its view`() throws {
    let view = UIImageView(image: UIImage(named: "nowhere"))
    view.frame.size = CGSize(width: 20, height: 20)
    let rendering = try Rendering(of: ContactSheet(rows: [[view]]), in: Configuration())
    let found = try #require(rendering.diagnostics.first { $0.kind == .missingImage })
    #expect(found.severity == .warning)
    #expect(found.view == "rows[0][0]")
    #expect(found.message.contains("“nowhere”"))
  }
}
