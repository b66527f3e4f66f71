internal import ConstraintSolver
internal import Foundation

// Content sizes, and sizes that must not be negative.
extension LayoutEngine {
  /// Adds a constraint for each size that is negative.
  ///
  /// Refusing one may make the size of an earlier item negative.
  func refuseNegativeSizes() {
    var refused: Set<EquationKey> = []
    var before: Int
    repeat {
      before = refused.count
      for reference in items { refuseNegativeSize(of: reference, &refused) }
    } while refused.count > before
  }

  private func refuseNegativeSize(of reference: ItemReference, _ refused: inout Set<EquationKey>) {
    let edges = edges(of: reference.item)
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      let length = solver.value(of: edges.max(axis)) - solver.value(of: edges.min(axis))
      guard length < -Self.tolerance else { continue }
      let source = EquationSource.nonNegative(reference, axis)
      // In a contradiction it may have given way.
      guard installed[source.key] == nil, refused.insert(source.key).inserted else { continue }
      order.append(source.key)
      let equation = Equation(source, edges.length(axis), .greaterThanOrEqual)
      add(nudge?.applied(to: equation) ?? equation, source.key)
    }
  }

  func contentSize(of view: UIView) -> CGSize {
    if let size = contentSizes[ObjectIdentifier(view)] { return size }
    let size = measuredSize(of: view)
    contentSizes[ObjectIdentifier(view)] = size
    return size
  }

  /// Returns whether a height has changed.
  func remeasureWrappedContents() -> Bool {
    var didChange = false
    for reference in items {
      guard let view = reference.item as? UIView, view.wrapsLayoutContent else { continue }
      let size = contentSize(of: view)
      let height = wrappedSize(of: view).height
      guard abs(height - size.height) > Self.tolerance else { continue }
      contentSizes[ObjectIdentifier(view)] = CGSize(width: size.width, height: height)
      let insets = view.alignmentRectInsets
      setContentLength(height - insets.top - insets.bottom, .vertical, of: view)
      didChange = true
    }
    return didChange
  }

  /// Returns whether a label has got the width of its widest line.
  ///
  /// Rule `wrapped-width`.
  func narrowWrappedTexts() -> Bool {
    var didChange = false
    for reference in items {
      guard let label = reference.item as? UILabel, label.wrapsLayoutContent else { continue }
      let size = contentSize(of: label)
      guard solvedSize(of: label).width < size.width - Self.tolerance else { continue }
      let width = wrappedSize(of: label).width
      guard width < size.width - Self.tolerance else { continue }
      contentSizes[ObjectIdentifier(label)] = CGSize(width: width, height: size.height)
      let insets = label.alignmentRectInsets
      setContentLength(width - insets.left - insets.right, .horizontal, of: label)
      didChange = true
    }
    return didChange
  }

  private func wrappedSize(of view: UIView) -> CGSize {
    // Contents that are wider by some points wrap as if they had as much less room.
    let widening = nudge?.widening(of: view) ?? 0
    view.wrappingWidth = solvedSize(of: view).width - widening
    defer { view.wrappingWidth = nil }
    return measuredSize(of: view)
  }

  private func measuredSize(of view: UIView) -> CGSize {
    let size = view.layoutContentSize
    return nudge?.applied(to: size, of: view) ?? size
  }

  private func setContentLength(
    _ length: Double, _ axis: NSLayoutConstraint.Axis, of view: UIView
  ) {
    for part in [EquationSource.ContentSizePart.hugging, .compressionResistance] {
      let key = EquationSource.contentSize(ItemReference(view), axis, part).key
      if let present = installed[key] { setConstant(-length, of: present, key) }
    }
  }

  private func setConstant(_ constant: Double, of present: Installed, _ key: EquationKey) {
    var present = present
    present.equation.expression.constant = constant
    do {
      try solver.setConstant(constant, of: present.handle)
      installed[key] = present
    } catch {
      // A required constraint that no longer holds: adding it finds the conflict.
      uninstall(key)
      add(present.equation, key)
    }
  }

  /// Returns whether a constraint's constant has changed because text wraps at the solved width.
  ///
  /// Lines differ in their fonts, and the rounding of baselines in their number.
  func remeasureBaselines() -> Bool {
    var didChange = false
    for baseline in baselineConstraints {
      let constraint = baseline.constraint
      let key = EquationSource.constraint(constraint).key
      guard let present = installed[key], let first = constraint.first else { continue }
      let expressions = AttributeExpressions(
        edges: { self.edges(of: $0) }, container: baseline.container, nudge: nudge,
        wrappingWidth: { $0.wrapsLayoutContent ? self.solvedSize(of: $0).width : nil })
      let constant =
        expressions.difference(of: constraint, first: first).constant
        + (nudge?.offset(of: present.equation.source) ?? 0)
      let change = abs(constant - present.equation.expression.constant)
      guard change > Self.tolerance else { continue }
      setConstant(constant, of: present, key)
      didChange = true
    }
    return didChange
  }
}

/// The size that layout takes for a view's contents, per axis; nil for the contents' own.
///
/// A view of an Interface Builder file has one where its contents are missing, or where the designer
/// entered an intrinsic size.
struct PlaceholderSize {
  var width: CGFloat?
  var height: CGFloat?
}

extension UIView {
  /// The size of the contents in layout: `intrinsicContentSize`, or its placeholder.
  var layoutContentSize: CGSize {
    if let width = placeholderSize.width, let height = placeholderSize.height {
      return CGSize(width: width, height: height)
    }
    let size = keptContentSize
    return CGSize(
      width: placeholderSize.width ?? size.width, height: placeholderSize.height ?? size.height)
  }

  /// The intrinsic size, read only after it was invalidated or the traits have changed.
  private var keptContentSize: CGSize {
    guard !measuresContentsAnew else { return askedContentSize }
    let traits = traitCollection
    if let known = knownContentSize, known.traits == traits { return known.size }
    let size = askedContentSize
    knownContentSize = (size, traits)
    return size
  }

  private var askedContentSize: CGSize {
    let none = CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    return call(.intrinsicContentSize, else: none) { intrinsicContentSize }
  }

  /// Whether layout must measure the contents again at the laid-out width.
  var wrapsLayoutContent: Bool { placeholderSize.height == nil && wrapsContent }

  /// Sets the placeholder along each axis that has none yet.
  func usePlaceholderSize(_ size: CGSize) {
    placeholderSize.width = placeholderSize.width ?? size.width
    placeholderSize.height = placeholderSize.height ?? size.height
  }

  /// Lays the view out by the size of its contents again.
  package func dropPlaceholderSize() { placeholderSize = PlaceholderSize() }
}
