import Testing
import UIKit

/// Mistakes of the caller stop the program with UIKit's words.
struct IllegalConstraintTests {
  @Test func `a location needs a second item`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      _ = NSLayoutConstraint(
        item: UIView(), attribute: .leading, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: 4)
    }
    #expect(standardError(result).contains("Location attributes must be specified in pairs."))
  }

  @Test func `a size cannot be related to a location`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      _ = NSLayoutConstraint(
        item: UIView(), attribute: .width, relatedBy: .equal, toItem: UIView(), attribute: .top,
        multiplier: 1, constant: 4)
    }
    #expect(standardError(result).contains("Invalid pairing of layout attributes"))
  }

  @Test func `views of different trees have no common ancestor`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let (one, other) = (UIView(), UIView())
      one.topAnchor.constraint(equalTo: other.topAnchor).isActive = true
    }
    #expect(standardError(result).contains("because they have no common ancestor."))
  }

  private func standardError(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }
}
