internal import Foundation
internal import TestSupport
package import UIKit

/// A cell with a random tree of views.
///
/// The generator alone decides the views and their constraints, so cells of one seed differ only in the order in which
/// constraints are added.
package final class RandomCell: UITableViewCell {
  private var sources: [RandomSource] = []
  private var required: [NSLayoutConstraint] = []

  /// Creates the cell of a seed, with its constraints in the order in which they were made, or in one that another seed decides.
  package convenience init(seed: Int, order: Int? = nil) {
    var generator = SeededGenerator(trial: seed)
    self.init(using: &generator, order: order)
  }

  /// Creates a cell from random numbers.
  package init(using generator: inout some RandomNumberGenerator, order: Int? = nil) {
    super.init(style: .default, reuseIdentifier: nil)
    var tree = RandomTree(generator)
    tree.fill(contentView)
    generator = tree.random
    sources = tree.sources
    var constraints = tree.constraints
    required = constraints.filter { $0.priority == .required }
    if let order {
      var shuffling = SeededGenerator(trial: order)
      constraints.shuffle(using: &shuffling)
    }
    NSLayoutConstraint.activate(constraints)
  }

  package required init?(coder: NSCoder) { nil }

  /// Adds a second constraint that says the same as one of the required ones.
  package func repeatRequiredConstraint(seed: Int) {
    var random = SeededGenerator(trial: seed)
    let old = random.choice(of: required)
    guard let item = old.firstItem else { return }
    NSLayoutConstraint(
      item: item, attribute: old.firstAttribute, relatedBy: old.relation, toItem: old.secondItem,
      attribute: old.secondAttribute, multiplier: old.multiplier, constant: old.constant
    ).isActive = true
  }
}

/// Makes a cell with a random tree of views.
@MainActor package func makeCell(using generator: inout some RandomNumberGenerator) -> UIView {
  RandomCell(using: &generator)
}
