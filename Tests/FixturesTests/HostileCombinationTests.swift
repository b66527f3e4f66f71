import Fixtures
import Foundation
import Testing
import UIKit

/// Several useless numbers at once, in views inside each other: what one of them does may depend on another.
///
/// `HOSTILE_CELLS=1000-5000` tries the seeds of a range, and says before each which it is, for those that end the process.
@MainActor struct HostileCombinationTests {
  private static let chosenSeeds: Range<Int>? = {
    let ends = ProcessInfo.processInfo.environment["HOSTILE_CELLS"]?.split(separator: "-")
      .compactMap { Int($0) }
    guard let ends, ends.count == 2, ends[0] <= ends[1] else { return nil }
    return ends[0]..<ends[1]
  }()

  @Test func `a cell with several useless numbers is drawn, or an error says why not`() throws {
    for seed in Self.chosenSeeds ?? 0..<120 {
      if Self.chosenSeeds != nil { FileHandle.standardError.write(Data("seed \(seed)\n".utf8)) }
      let combination = HostileCombination(seed: seed)
      do {
        _ = try Rendering(of: combination.cell, in: Configuration()).snapshot()
      } catch is RenderingError {
        continue
      } catch {
        Issue.record("seed \(seed): \(error); \(combination.settings)")
      }
    }
  }

  /// The lengths of views far from 0 stay negative when they are refused, as what is added to them is lost.
  @Test func `the search for ambiguous views ends where numbers have no points`() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let spaced = UIStackView(
      arrangedSubviews: (0..<3).map { _ in SizedView(CGSize(width: 20, height: 10)) })
    (spaced.distribution, spaced.spacing) = (.equalSpacing, 1e155)
    let outer = UIStackView(arrangedSubviews: [
      spaced,
      SizedView(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 1e300)),
    ])
    cell.contentView.addSubview(outer)
    outer.translatesAutoresizingMaskIntoConstraints = false
    outer.topAnchor.constraint(equalTo: cell.contentView.topAnchor).isActive = true
    spaced.addSubview(SizedView(CGSize(width: 1e300, height: -1e300)))
    _ = try? Rendering(of: cell, in: Configuration())
  }
}
