import SnapTesting
import Testing
import UIKit

@MainActor struct SymbolTests {
  private func sheet(
    _ names: [String], columns: Int, _ configuration: UIImage.SymbolConfiguration? = nil
  ) -> UIView {
    let views = names.map { name in
      let image = UIImage(systemName: name, withConfiguration: configuration)
      let view = UIImageView(image: image)
      view.tintColor = .label
      return view
    }
    let rows = stride(from: 0, to: views.count, by: columns).map {
      Array(views[$0..<min($0 + columns, views.count)])
    }
    return ContactSheet(gap: 8, rows: rows)
  }

  @Test func `every drawn symbol`() {
    let large = UIImage.SymbolConfiguration(pointSize: 22)
    assertSnapshot(of: sheet(SymbolSamples.names, columns: 11, large), as: .image(width: 400))
  }

  @Test func `other drawn symbols`() {
    let large = UIImage.SymbolConfiguration(pointSize: 22)
    assertSnapshot(of: sheet(SymbolSamples.others, columns: 16, large), as: .image(width: 600))
  }

  @Test func `badges frames characters and partial fills`() {
    let large = UIImage.SymbolConfiguration(pointSize: 26)
    assertSnapshot(of: sheet(SymbolSamples.variants, columns: 8, large), as: .image(width: 400))
  }

  @Test func `circles squares and slashes`() {
    let names = [
      "plus", "xmark", "checkmark", "info", "questionmark", "heart", "play", "chevron.right",
    ]
    let all = names.flatMap {
      [$0 + ".circle", $0 + ".circle.fill", $0 + ".square", $0 + ".square.fill"]
    }
    let slashed = ["bell.slash", "bell.slash.fill", "eye.slash", "mic.slash.fill"]
    assertSnapshot(
      of: sheet(all + slashed, columns: 8, UIImage.SymbolConfiguration(pointSize: 26)),
      as: .image(width: 400))
  }
}
