package import Fixtures
package import UIKit

/// What a stress test tries: inputs with their values, and how a cell is made and laid out with some of them.
@MainActor package struct StressSubject {
  /// The inputs in the order of values.
  package let inputs: [StressInput]
  /// Creates a cell with a value for each input.
  let make: ([StressValue]) throws -> UIView
  /// Fills a cell that showed other values; nil if cells are only created.
  let fill: ((UIView, [StressValue]) throws -> Void)?
  /// Lays a cell out in a configuration.
  let layOut: (_ makeView: () throws -> UIView, Configuration) throws -> LaidOutView

  package init(
    inputs: [StressInput],
    make: @escaping ([StressValue]) throws -> UIView,
    fill: ((UIView, [StressValue]) throws -> Void)? = nil,
    layOut: @escaping (_ makeView: () throws -> UIView, Configuration) throws -> LaidOutView = {
      try LaidOutView(of: $0(), in: $1)
    }
  ) {
    self.inputs = inputs
    self.make = make
    self.fill = fill
    self.layOut = layOut
  }
}

/// A value that an input cannot have, as it belongs to another one.
struct ForeignValue: Error, CustomStringConvertible {
  let input: String
  let value: StressValue

  var description: String { "The input “\(input)” cannot have the value \(value.code)." }
}
