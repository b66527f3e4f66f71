import Fixtures
import Foundation
import Testing
import UIKit

/// A million rows in all can be laid out; more are a mistake of the data source.
@MainActor struct HostileCountTests {
  typealias Place = HostileNumberTests.Place

  nonisolated static let counts: [(String, @MainActor @Sendable () -> UIView)] = [
    ("has \(Int.max) rows in section 0; at most 1000000", { table(sections: 1, rows: .max) }),
    ("has 600000 rows in section 1; at most 1000000", { table(sections: 3, rows: 600_000) }),
    ("has \(Int.max) sections; at most 1000000", { table(sections: .max, rows: 0) }),
    ("has \(Int.max) items in section 0; at most 1000000", { flow(sections: 1, items: .max) }),
    ("has \(Int.max) sections; at most 1000000", { flow(sections: .max, items: 1) }),
    (
      "has \(Int.max) pages; at most 1000",
      {
        let control = UIPageControl()
        control.numberOfPages = .max
        return control
      }
    ),
  ]

  @Test(arguments: counts.indices)
  func `too many parts are an error that names the view`(index: Int) throws {
    let (message, make) = Self.counts[index]
    let view = make()
    view.accessibilityIdentifier = "culprit"
    let error = #expect(throws: RenderingError.self) {
      try Rendering(of: Self.cell(view), in: Configuration())
    }
    let text = try #require(error?.description)
    #expect(text.hasPrefix("contentView/culprit \(message)"), "\(text)")
  }

  @Test(arguments: HostileIntegers.all.indices)
  func `no whole number ends the process`(index: Int) throws {
    let place = HostileIntegers.all[index]
    for number in HostileIntegers.numbers {
      let view = place.make(number)
      view.accessibilityIdentifier = "culprit"
      do {
        _ = try Rendering(of: Self.cell(view), in: Configuration()).snapshot()
      } catch let error as RenderingError {
        let text = error.description
        #expect(text.hasPrefix("contentView/culprit has"), "\(place.description): \(text)")
      }
    }
  }

  @Test(arguments: [(99, true), (100, true), (101, false)])
  func `layers may draw their sublayers ten thousand times in all`(count: Int, isDrawn: Bool) {
    let (outer, inner, layer) = (CAReplicatorLayer(), CAReplicatorLayer(), CALayer())
    (outer.instanceCount, inner.instanceCount) = (count, 100)
    layer.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
    layer.backgroundColor = UIColor.red.cgColor
    inner.addSublayer(layer)
    outer.addSublayer(inner)
    let view = UIView()
    view.layer.addSublayer(outer)
    view.accessibilityIdentifier = "culprit"
    do {
      _ = try Rendering(of: Self.cell(view), in: Configuration())
      #expect(isDrawn)
    } catch {
      #expect(!isDrawn)
      #expect(
        error.description.hasPrefix(
          "contentView/culprit has \(count * 100) copies of a layer; at most 10000"))
    }
  }

  @Test(arguments: [Int.max, .min, -1, 1 << 40])
  func `a label may have any number of lines`(count: Int) throws {
    let label = UILabel()
    label.text = "One word after the other, in more than one line of a cell, one after the other"
    label.numberOfLines = count
    let rendering = try Rendering(of: Self.cell(label), in: Configuration(width: 200))
    #expect(rendering.size.height > 30)
  }

  @Test(arguments: [Int.max, 1 << 40])
  func `a group may repeat its item any number of times`(count: Int) throws {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(20), heightDimension: .absolute(20))
    let item = NSCollectionLayoutItem(layoutSize: size)
    for group in [
      NSCollectionLayoutGroup.horizontal(
        layoutSize: size, repeatingSubitem: item, count: count),
      NSCollectionLayoutGroup.horizontal(layoutSize: size, subitem: item, count: count),
    ] {
      let section = NSCollectionLayoutSection(group: group)
      let view = HostilePlaces.collection(
        items: 3, UICollectionViewCompositionalLayout(section: section))
      _ = try Rendering(of: Self.cell(view), in: Configuration())
    }
  }

  @Test func `a picker may have any number of rows`() throws {
    let picker = EndlessPicker()
    picker.dataSource = picker
    picker.selectRow(1 << 40, inComponent: 0, animated: false)
    _ = try Rendering(of: Self.cell(picker), in: Configuration())
  }

  private static func table(sections: Int, rows: Int) -> UIView {
    let table = HostilePlaces.table(rows: rows, height: 10)
    (table as? CountedTable)?.sections = sections
    return table
  }

  private static func flow(sections: Int, items: Int) -> UIView {
    let view = HostilePlaces.collection(items: items, UICollectionViewFlowLayout())
    (view as? CountedCollection)?.sections = sections
    return view
  }

  private static func cell(_ view: UIView) -> UIView {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentView.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    let height = view.heightAnchor.constraint(equalToConstant: 60)
    height.priority = .defaultLow
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
      view.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor), height,
    ])
    return cell
  }
}

private final class EndlessPicker: UIPickerView, UIPickerViewDataSource {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    .max
  }
}
