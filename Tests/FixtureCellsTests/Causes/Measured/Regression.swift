import UIKit

@testable import FixtureCells

/// A change as apps get it by mistake or by intention, and the first line that explains it.
@MainActor struct Regression {
  let name: String
  let line: String
  let before: @MainActor () throws -> UIView
  let after: @MainActor () throws -> UIView

  /// A change of a view that is made before it is laid out.
  init<View: UIView>(
    _ name: String, _ make: @escaping @MainActor () -> View, line: String,
    change: @escaping @MainActor (View) -> Void
  ) {
    self.name = name
    self.line = line
    before = make
    after = {
      let view = make()
      change(view)
      return view
    }
  }

  static let all = stacks + constraints + contents + ofTables

  static let text =
    "A sentence that is long enough to take two or three lines on a narrow telephone, as most do."

  private static func product() -> ProductCell {
    ProductCell(name: "A pair of shoes", detail: text)
  }

  private static func profile() -> ProfileCell {
    ProfileCell(values: [("Name", "Ada"), ("Town", "London"), ("About", text)])
  }

  private static let stacks = [
    Regression(
      "the spacing of a stack", product,
      line: "column.spacing: 4 → 6 ⇒ cell 4 pt taller; 2 views moved with it."
    ) { $0.column.spacing = 6 },
    Regression(
      "a custom spacing", profile,
      line: "titleLabel.customSpacing: 12 → 20 ⇒ cell 8 pt taller; 3 views below moved with it."
    ) {
      $0.rows.setCustomSpacing(20, after: $0.titleLabel)
    },
    Regression(
      "the margins of a stack", { RatingCell(count: 27) },
      line: "column.layoutMargins: top 10 → 16 ⇒ cell 6 pt taller; 2 "
        + "views moved with it."
    ) {
      $0.column.directionalLayoutMargins.top = 16
    },
    Regression(
      "an alignment", product, line: "row.alignment: .top → .center ⇒ 1 view moved with it."
    ) { $0.row.alignment = .center },
    Regression(
      "a row that is hidden", profile,
      line: "UIStackView[1] is hidden ⇒ cell 25.5 pt shorter; 1 view below moved with it."
    ) {
      $0.rows.arrangedSubviews[2].isHidden = true
    },
  ]

  private static let constraints = [
    Regression(
      "a removed constraint", { CardCell(title: "A card", body: text) },
      line: "titleLabel.top to card.layoutMarginsGuide.top (0) is gone "
        + "(its views' others: ConstraintCells.swift:1) ⇒ cell 87.5 pt shorter; 1 view below moved with it."
    ) { cell in
      cell.card.constraints.first { $0.firstItem === cell.titleLabel && $0.firstAttribute == .top }?
        .isActive = false
    },
    Regression(
      "an aspect ratio", { RatioCell(caption: "A caption") },
      line: "pictureView.width to pictureView.height: multiplier 1.667 → 2 "
        + "(Regression.swift:1) ⇒ cell 16 pt shorter; 1 view below moved with it."
    ) { cell in
      cell.pictureView.constraints.first?.isActive = false
      let ratio = cell.pictureView.heightAnchor.constraint(
        equalTo: cell.pictureView.widthAnchor, multiplier: 0.5)
      ratio.isActive = true
    },
    Regression(
      "who hugs its text", { DuelCell(name: "Status", value: "Open until six") },
      line: "nameLabel.horizontalHugging: 250 → 1000 ⇒ nameLabel is 128 pt narrower."
    ) {
      $0.nameLabel.setContentHuggingPriority(.required, for: .horizontal)
    },
    Regression(
      "who is cut", { DuelCell(name: text, value: "Until tomorrow evening at six") },
      line:
        "valueLabel.horizontalCompressionResistance: 751 → 250 ⇒ valueLabel is 220.5 pt narrower."
    ) {
      $0.valueLabel.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    },
  ]

  private static let contents = [
    Regression(
      "more tags", { TagsCell(tags: ["swift", "layout", "snapshots", "cells", "testing"]) },
      line: "UILabel[5] is new and UILabel[6] is new ⇒ cell 22 pt taller."
    ) {
      $0.tagsView.tags += ["linux", "pictures"]
    },
    Regression(
      "a label of one line", { BasicCell(title: "Title", subtitle: text) },
      line: "subtitleLabel.numberOfLines: 0 → 1 ⇒ shrank to 1 line ⇒ cell 36 pt shorter."
    ) {
      $0.subtitleLabel.numberOfLines = 1
    },
    Regression(
      "another photo", product,
      line: "photoView.image: drawing 93b65bf6 64 × 64 → drawing 96299374 64 × 64."
    ) {
      $0.photoView.image = MeasuredPicture.checks(side: 64, color: .systemRed)
    },
    Regression(
      "the insets of a button", { FormCell(title: "Continue") },
      line: "button.configuration.contentInsets: top 8 → 14 ⇒ cell 6 "
        + "pt taller; 1 view moved with it."
    ) {
      $0.button.configuration?.contentInsets.top = 14
    },
    Regression(
      "the insets of a text view", { NoteCell(text: text) },
      line: "noteView.textContainerInset: top 8 → 14 ⇒ cell 6 pt taller; 1 "
        + "view moved with it."
    ) {
      $0.noteView.textContainerInset.top = 14
    },
    Regression(
      "an accessory", { BasicCell(title: "Title", subtitle: text) },
      line:
        "BasicCell.accessoryType: .none → .disclosureIndicator ⇒ contentView is 26.5 pt narrower."
    ) {
      $0.accessoryType = .disclosureIndicator
    },
  ]

  private static let ofTables = [
    Regression(
      "a row of a feed", { FeedTable(subtitle: "Short") },
      line: "subtitleLabel.text: \"Short\" → \"A sentence that is long enough t…\" ⇒ "
        + "wrapped to 3 lines ⇒ FeedTable 36 pt taller; 2 views below moved with it."
    ) {
      $0.subtitle = text
    }
  ]
}

/// A table whose second row has a subtitle.
final class FeedTable: UITableView, UITableViewDataSource {
  var subtitle: String

  init(subtitle: String) {
    self.subtitle = subtitle
    super.init(frame: .zero, style: .plain)
    dataSource = self
  }

  required init?(coder: NSCoder) { nil }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    BasicCell(title: "Row \(indexPath.row)", subtitle: indexPath.row == 1 ? subtitle : "Subtitle")
  }
}
