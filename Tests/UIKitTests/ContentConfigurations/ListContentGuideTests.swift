import Foundation
import Testing
import UIKit

@MainActor struct ListContentGuideTests {
  private func content() -> UIListContentConfiguration {
    var content = UIListContentConfiguration.cell()
    content.text = "Text"
    content.secondaryText = "Secondary"
    content.image = UIImage(systemName: "star")
    return content
  }

  private func cell(
    _ view: UIListContentView, _ direction: UIUserInterfaceLayoutDirection = .leftToRight
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 80)
    if direction == .rightToLeft { view.semanticContentAttribute = .forceRightToLeft }
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 80)
    cell.contentView.addSubview(view)
    return cell
  }

  private func part<Part: UIView>(_ type: Part.Type, _ number: Int, of view: UIView) -> CGRect {
    view.subviews.compactMap { $0 as? Part }[number].frame
  }

  @Test(arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func `guides have the frames of texts and image`(
    direction: UIUserInterfaceLayoutDirection
  ) throws {
    let view = UIListContentView(configuration: content())
    let cell = cell(view, direction)
    let guides = [
      view.textLayoutGuide, view.secondaryTextLayoutGuide, view.imageLayoutGuide,
    ]
    cell.layoutIfNeeded()
    #expect(
      try guides.map { try #require($0).layoutFrame } == [
        part(UILabel.self, 0, of: view), part(UILabel.self, 1, of: view),
        part(UIImageView.self, 0, of: view),
      ])
  }

  @Test func `a view that is tied to the text follows it`() throws {
    let view = UIListContentView(configuration: content())
    let cell = cell(view)
    let badge = UIView()
    badge.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(badge)
    let guide = try #require(view.textLayoutGuide)
    NSLayoutConstraint.activate([
      badge.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      badge.topAnchor.constraint(equalTo: guide.bottomAnchor),
      badge.widthAnchor.constraint(equalToConstant: 10),
      badge.heightAnchor.constraint(equalToConstant: 10),
    ])
    cell.layoutIfNeeded()
    let first = part(UILabel.self, 0, of: view)
    #expect(badge.frame.origin == CGPoint(x: first.minX, y: first.maxY))
    var changed = content()
    changed.image = nil
    view.configuration = changed
    cell.layoutIfNeeded()
    let second = part(UILabel.self, 0, of: view)
    #expect(second.minX < first.minX)
    #expect(badge.frame.origin == CGPoint(x: second.minX, y: second.maxY))
  }

  @Test func `what is not shown has no guide`() {
    var content = UIListContentConfiguration.cell()
    content.text = "Text"
    let view = UIListContentView(configuration: content)
    #expect(view.textLayoutGuide != nil)
    #expect(view.secondaryTextLayoutGuide == nil)
    #expect(view.imageLayoutGuide == nil)
  }
}
