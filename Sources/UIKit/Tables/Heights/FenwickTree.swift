/// Numbers with prefix sums, with updates and lookups in logarithmic time.
///
/// After P. M. Fenwick, "A new data structure for cumulative frequency tables", 1994,
/// https://doi.org/10.1002/spe.4380240306. Node `i`, from 1, holds the sum of the `i & -i` numbers
/// that end there.
struct FenwickTree {
  private var nodes: [Double]

  /// Creates a tree of zeros.
  init(count: Int) { nodes = [Double](repeating: 0, count: count + 1) }

  var count: Int { nodes.count - 1 }

  /// Adds to the number at an index.
  mutating func add(_ value: Double, at index: Int) {
    var node = index + 1
    while node < nodes.count {
      nodes[node] += value
      node += node & -node
    }
  }

  /// Returns the sum of the numbers before an index.
  func sum(before index: Int) -> Double {
    var node = index
    var sum = 0.0
    while node > 0 {
      sum += nodes[node]
      node -= node & -node
    }
    return sum
  }

  /// Returns how many leading numbers fit below a sum, if each is raised by `base` and clamped to at least 0.
  func count(below sum: Double, base: Double) -> Int {
    var step = 1
    while step << 1 <= count { step <<= 1 }
    var (node, rest) = (0, sum)
    while step > 0 {
      let next = node + step
      if next <= count {
        let part = nodes[next] + base * Double(step)
        if part <= rest {
          node = next
          rest -= part
        }
      }
      step >>= 1
    }
    return node
  }
}
