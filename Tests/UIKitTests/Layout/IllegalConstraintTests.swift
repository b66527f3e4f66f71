import Testing
import UIKit

/// Programming errors stop the program with UIKit's messages.
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

  @Test func `both items of an illegal constraint are named`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      _ = NSLayoutConstraint(
        item: UILabel(), attribute: .leading, relatedBy: .equal, toItem: UIImageView(),
        attribute: .left, multiplier: 1, constant: 4)
    }
    let text = standardError(result)
    #expect(text.contains("NSLayoutConstraint for UILabel and UIImageView, made at"))
    #expect(
      text.contains(
        "A constraint cannot be made between a leading/trailing attribute and a right/left attribute."
      ))
  }

  @Test func `views of different trees are named with their anchors`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let (one, other) = (UILabel(), UIImageView())
      one.topAnchor.constraint(equalTo: other.bottomAnchor).isActive = true
    }
    #expect(
      standardError(result).contains(
        "Unable to activate constraint with anchors <NSLayoutYAxisAnchor \"UILabel.top\"> and "
          + "<NSLayoutYAxisAnchor \"UIImageView.bottom\"> because"))
  }

  @Test func `an active constraint cannot become optional`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let constraint = UIView().widthAnchor.constraint(equalToConstant: 1)
      let view = UILabel()
      let width = view.widthAnchor.constraint(equalToConstant: 1)
      width.isActive = true
      constraint.priority = .defaultLow
      width.priority = .defaultLow
    }
    #expect(
      standardError(result).contains(
        "You passed priority 250.0 and the existing priority was 1000.0.  The constraint is of "
          + "UILabel"))
  }

  @Test func `a priority is at most 1000`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      UILabel().setContentHuggingPriority(UILayoutPriority(1001), for: .vertical)
    }
    #expect(standardError(result).contains("It's illegal to set priority:1001"))
  }

  @Test func `a constraint is added to an ancestor of its items`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let (outer, inner) = (UIView(), UILabel())
      outer.addSubview(inner)
      inner.addConstraint(inner.topAnchor.constraint(equalTo: outer.topAnchor))
    }
    let text = standardError(result)
    #expect(text.contains("Unable to install constraint on view."))
    #expect(text.contains("of UILabel and UIView view:UILabel"))
  }

  @Test func `an invalid visual format stops with the position`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      _ = NSLayoutConstraint.constraints(withVisualFormat: "[a]-[b", views: ["a": UIView()])
    }
    let text = standardError(result)
    #expect(text.contains("b is not a key in the views dictionary."))
    #expect(text.contains("[a]-[b"))
  }
}
