package import UIKit

extension StressSubject {
  /// Cells that a closure makes with a value of each input.
  package init<each Input>(
    _ values: repeat Values<each Input>,
    make: @escaping @MainActor (repeat each Input) throws -> UIView
  ) {
    let all = (repeat each values)
    self.init(inputs: Self.inputs(repeat each values)) { chosen in
      var rest = chosen[...]
      return try make(repeat Self.next(each all, &rest))
    }
  }

  /// Cells that one closure makes and another fills, also again.
  package init<Cell: UIView, each Input>(
    _ values: repeat Values<each Input>, make: @escaping @MainActor () throws -> Cell,
    fill: @escaping @MainActor (Cell, repeat each Input) throws -> Void
  ) {
    let all = (repeat each values)
    let fillView: @MainActor (UIView, [StressValue]) throws -> Void = { view, chosen in
      guard let cell = view as? Cell else { return }
      var rest = chosen[...]
      try fill(cell, repeat Self.next(each all, &rest))
    }
    self.init(
      inputs: Self.inputs(repeat each values),
      make: { chosen in
        let cell = try make()
        try fillView(cell, chosen)
        return cell
      }, fill: fillView)
  }

  private static func inputs<each Input>(
    _ values: repeat Values<each Input>
  ) -> [StressInput] {
    var inputs: [StressInput] = []
    for value in repeat each values { inputs.append(value.input) }
    return inputs
  }

  private static func next<Value>(
    _ values: Values<Value>, _ rest: inout ArraySlice<StressValue>
  ) throws -> Value {
    guard let chosen = rest.popFirst() else {
      throw ForeignValue(input: values.name, value: .none)
    }
    guard let value = values.make(chosen) else {
      throw ForeignValue(input: values.name, value: chosen)
    }
    return value
  }
}
