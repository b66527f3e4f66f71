import UIKit

extension BrokenSample {
  static let all = conflicts + collapses + ambiguities + pictures

  private static let conflicts = [
    BrokenSample("two heights") {
      $0.add($0.box)
      $0.sides(of: $0.box)
      $0.top($0.box)
      $0.height($0.box, 50)
      $0.height($0.box, 60)
      $0.bottom($0.box)
    },
    BrokenSample("a row that is too low", height: 44) {
      $0.add($0.box)
      $0.sides(of: $0.box)
      $0.top($0.box, 20)
      $0.height($0.box, 50)
      $0.bottom($0.box, 20)
    },
    BrokenSample("a box that is wider than the cell") {
      $0.add($0.box)
      $0.sides(of: $0.box)
      $0.width($0.box, 400)
      $0.top($0.box)
      $0.height($0.box, 50)
      $0.bottom($0.box)
    },
    BrokenSample("a forgotten translatesAutoresizingMaskIntoConstraints") {
      $0.contentView.addSubview($0.titleLabel)
      $0.sides(of: $0.titleLabel)
      $0.top($0.titleLabel)
      $0.bottom($0.titleLabel)
    },
    BrokenSample("more margin than room") {
      $0.add($0.titleLabel)
      $0.titleLabel.leadingAnchor.constraint(equalTo: $0.contentView.leadingAnchor, constant: 200)
        .isActive = true
      $0.titleLabel.trailingAnchor.constraint(
        equalTo: $0.contentView.trailingAnchor, constant: -200
      ).isActive = true
      $0.top($0.titleLabel)
      $0.bottom($0.titleLabel)
    },
    BrokenSample("a wish that cannot be met") {
      $0.add($0.box)
      $0.sides(of: $0.box)
      $0.top($0.box)
      $0.bottom($0.box)
      $0.height($0.box, 50)
      let wish = $0.box.widthAnchor.constraint(equalToConstant: 300)
      wish.priority = UILayoutPriority(999)
      wish.isActive = true
    },
  ]

  private static let collapses = [
    BrokenSample("no bottom") {
      $0.add($0.titleLabel, $0.subtitleLabel)
      $0.sides(of: $0.titleLabel, $0.subtitleLabel)
      $0.top($0.titleLabel)
      $0.subtitleLabel.topAnchor.constraint(equalTo: $0.titleLabel.bottomAnchor).isActive = true
    },
    BrokenSample("no top") {
      $0.add($0.titleLabel)
      $0.sides(of: $0.titleLabel)
      $0.bottom($0.titleLabel)
    },
    BrokenSample("nothing between two labels") {
      $0.add($0.titleLabel, $0.subtitleLabel)
      $0.sides(of: $0.titleLabel, $0.subtitleLabel)
      $0.top($0.titleLabel)
      $0.bottom($0.subtitleLabel)
    },
    BrokenSample("only centred") {
      $0.add($0.titleLabel)
      $0.sides(of: $0.titleLabel)
      $0.titleLabel.centerYAnchor.constraint(equalTo: $0.contentView.centerYAnchor)
        .isActive = true
    },
    BrokenSample("no constraints") { $0.contentView.addSubview($0.titleLabel) },
    BrokenSample("a box without a height") {
      $0.add($0.box)
      $0.sides(of: $0.box)
      $0.top($0.box, 0)
      $0.bottom($0.box, 0)
    },
  ]

  private static let ambiguities = [
    BrokenSample("no place along x") {
      $0.add($0.titleLabel)
      $0.top($0.titleLabel)
      $0.bottom($0.titleLabel)
    },
    BrokenSample("no width") {
      $0.add($0.box)
      $0.box.leadingAnchor.constraint(equalTo: $0.contentView.leadingAnchor).isActive = true
      $0.top($0.box)
      $0.height($0.box, 30)
      $0.bottom($0.box)
    },
    BrokenSample("two labels that hug alike") {
      $0.add($0.titleLabel, $0.subtitleLabel)
      $0.row($0.titleLabel, $0.subtitleLabel)
    },
    BrokenSample("two labels that resist alike") {
      $0.titleLabel.text = "A title that is longer than half of the cell"
      $0.subtitleLabel.text = "A subtitle that is longer than half of the cell"
      $0.add($0.titleLabel, $0.subtitleLabel)
      $0.row($0.titleLabel, $0.subtitleLabel)
    },
    BrokenSample("no place along y", height: 60) {
      $0.add($0.titleLabel, $0.subtitleLabel)
      $0.sides(of: $0.titleLabel, $0.subtitleLabel)
      $0.top($0.titleLabel)
    },
  ]

  private static let pictures = [
    BrokenSample("more text than lines") {
      $0.titleLabel.text = "A title that is much longer than the one line that it may have"
      $0.add($0.titleLabel)
      $0.row($0.titleLabel)
    },
    BrokenSample("less height than lines") {
      $0.titleLabel.numberOfLines = 0
      $0.titleLabel.text = "A title that is much longer than the one line that it has room for"
      $0.add($0.titleLabel)
      $0.titleLabel.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
      $0.row($0.titleLabel)
      $0.height($0.titleLabel, 22)
    },
    BrokenSample("a label lower than its line") {
      $0.add($0.titleLabel)
      $0.row($0.titleLabel)
      $0.height($0.titleLabel, 12)
    },
    BrokenSample("text below the cell", height: 44) {
      $0.add($0.titleLabel, $0.subtitleLabel)
      $0.sides(of: $0.titleLabel, $0.subtitleLabel)
      $0.top($0.titleLabel)
      $0.top($0.subtitleLabel, 35)
    },
    BrokenSample("two labels on one place") {
      $0.add($0.titleLabel, $0.subtitleLabel)
      $0.row($0.titleLabel)
      $0.top($0.subtitleLabel, 15)
      $0.sides(of: $0.subtitleLabel)
    },
    BrokenSample("a box beyond the cell") {
      $0.add($0.box)
      $0.top($0.box)
      $0.bottom($0.box)
      $0.height($0.box, 30)
      $0.width($0.box, 200)
      $0.box.leadingAnchor.constraint(equalTo: $0.contentView.leadingAnchor, constant: 200)
        .isActive = true
    },
    BrokenSample("a label with the frame zero") {
      $0.contentView.addSubview($0.titleLabel)
      $0.add($0.box)
      $0.sides(of: $0.box)
      $0.top($0.box)
      $0.bottom($0.box)
      $0.height($0.box, 30)
    },
    BrokenSample("a character without a glyph") {
      $0.titleLabel.text = "Hieroglyph \u{13000}"
      $0.add($0.titleLabel)
      $0.row($0.titleLabel)
    },
    BrokenSample("grey on white") {
      $0.titleLabel.textColor = .lightGray
      $0.add($0.titleLabel)
      $0.row($0.titleLabel)
    },
  ]
}
