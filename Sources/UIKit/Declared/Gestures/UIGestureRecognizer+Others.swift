extension UIGestureRecognizer {
  /// Whether another gesture that is being recognized keeps this one from it.
  var isHeldBack: Bool {
    let views = view.map { Array($0.ancestors) } ?? []
    let others = requiredToFail + views.flatMap(\.recognizers)
    return others.contains { other in
      other !== self && other.isEnabled && other.isRecognized
        && (waits(for: other) || isPrevented(by: other))
    }
  }

  private var isRecognized: Bool { state == .began || state == .changed }

  private func waits(for other: UIGestureRecognizer) -> Bool {
    requiredToFail.contains { $0 === other } || shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
  }

  /// Whether the other gesture prevents this one, and neither delegate lets both be recognized.
  private func isPrevented(by other: UIGestureRecognizer) -> Bool {
    other.canPrevent(self) && canBePrevented(by: other)
      && delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) != true
      && other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) != true
  }
}
