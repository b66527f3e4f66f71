import ArgumentParser
import Foundation
import ImageComparison

struct MaskArgument: ExpressibleByArgument {
  let mask: ComparisonMask

  /// Reads four numbers as a rectangle, anything else as a view.
  init?(argument: String) {
    let numbers = argument.split(separator: ",", omittingEmptySubsequences: false).map {
      Double($0.trimmingCharacters(in: .whitespaces))
    }
    if numbers.count == 4 {
      let known = numbers.compactMap { $0 }.filter(\.isFinite)
      guard known.count == 4, known[2] > 0, known[3] > 0 else { return nil }
      mask = .rectangle(CGRect(x: known[0], y: known[1], width: known[2], height: known[3]))
    } else {
      guard !argument.isEmpty else { return nil }
      mask = .view(argument)
    }
  }
}
