internal import InterfaceBuilder

extension ViewDescription {
  static let segmentedControl = ViewDescription(
    UISegmentedControl.self, "segmented control", inherits: .control, isSystemSized: true,
    properties: [
      ViewProperty("selectedSegmentTintColor", \UISegmentedControl.selectedSegmentTintColor),
      ViewProperty(content: "selectedSegment", .integer(-1...100)) {
        (view: UISegmentedControl, index: Int) in view.selectedSegmentIndex = index
      },
    ]
  ) { model, control, nib in
    let element = model.element
    nib.insertSegments(of: element, into: control)
    control.isMomentary = element["momentary"] == "YES"
    control.apportionsSegmentWidthsByContent = element["apportionsSegmentWidthsByContent"] == "YES"
    control.selectedSegmentTintColor = nib.color("selectedSegmentTintColor", of: element)
    if let index = element.integer("selectedSegmentIndex"),
      (0..<control.numberOfSegments).contains(index)
    {
      control.selectedSegmentIndex = index
    }
  }
}

extension NibBuilder {
  /// More than anybody can distinguish; each is a separate view.
  private static let segmentLimit = 100

  fileprivate func insertSegments(of element: IBElement, into control: UISegmentedControl) {
    let all = element.child(named: "segments")?.children(named: "segment") ?? []
    let segments = all.prefix(Self.segmentLimit)
    if all.count > segments.count {
      note(element, .leftOut(.segments(shown: segments.count, of: all.count)))
    }
    for (index, segment) in segments.enumerated() {
      if let image = image("image", of: segment, in: element) {
        control.insertSegment(with: image, at: index, animated: false)
      } else {
        control.insertSegment(withTitle: segment.string("title"), at: index, animated: false)
      }
      control.setEnabled(segment["enabled"] != "NO", forSegmentAt: index)
      if let width = segment.length("width") {
        control.setWidth(max(0, width), forSegmentAt: index)
      }
      if let offset = segment.size("contentOffset") {
        control.setContentOffset(offset, forSegmentAt: index)
      }
    }
  }
}
