import UIKit

/// A row of a settings screen: a coloured tile, a title, a detail that may wrap, and a switch.
final class SettingsRowCell: UITableViewCell {
  let tileView = UIView()
  let titleLabel = UILabel()
  let detailLabel = UILabel()
  let pillView = UIView()
  let knobView = UIView()

  init(title: String, detail: String, isOn: Bool) {
    super.init(style: .default, reuseIdentifier: "SettingsRowCell")
    titleLabel.text = title
    detailLabel.text = detail
    style(isOn: isOn)
    addViews()
    NSLayoutConstraint.activate(tileConstraints + textConstraints + pillConstraints(isOn: isOn))
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("SettingsRowCell is made in code")
  }

  private func style(isOn: Bool) {
    tileView.backgroundColor = UIColor(red: 0.35, green: 0.34, blue: 0.84, alpha: 1)
    tileView.layer.cornerRadius = 7
    titleLabel.font = UIFont.systemFont(ofSize: 17)
    titleLabel.numberOfLines = 0
    detailLabel.font = UIFont.systemFont(ofSize: 13)
    detailLabel.textColor = UIColor(red: 0.24, green: 0.24, blue: 0.26, alpha: 0.6)
    detailLabel.numberOfLines = 0
    pillView.backgroundColor =
      isOn
      ? UIColor(red: 0.2, green: 0.78, blue: 0.35, alpha: 1)
      : UIColor(red: 0.91, green: 0.91, blue: 0.92, alpha: 1)
    pillView.layer.cornerRadius = 15.5
    knobView.backgroundColor = UIColor.white
    knobView.layer.cornerRadius = 13.5
  }

  private func addViews() {
    for view in [tileView, titleLabel, detailLabel, pillView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    knobView.translatesAutoresizingMaskIntoConstraints = false
    pillView.addSubview(knobView)
  }

  private var tileConstraints: [NSLayoutConstraint] {
    [
      tileView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      tileView.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      tileView.topAnchor.constraint(
        greaterThanOrEqualTo: contentView.topAnchor, constant: 8),
      tileView.widthAnchor.constraint(equalToConstant: 29),
      tileView.heightAnchor.constraint(equalToConstant: 29),
    ]
  }

  private var textConstraints: [NSLayoutConstraint] {
    [
      titleLabel.leadingAnchor.constraint(equalTo: tileView.trailingAnchor, constant: 16),
      titleLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 11.5),
      titleLabel.trailingAnchor.constraint(equalTo: pillView.leadingAnchor, constant: -12),
      detailLabel.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
      detailLabel.trailingAnchor.constraint(equalTo: titleLabel.trailingAnchor),
      detailLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 2),
      detailLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -11.5),
    ]
  }

  private func pillConstraints(isOn: Bool) -> [NSLayoutConstraint] {
    [
      pillView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      pillView.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      pillView.widthAnchor.constraint(equalToConstant: 51),
      pillView.heightAnchor.constraint(equalToConstant: 31),
      knobView.centerYAnchor.constraint(equalTo: pillView.centerYAnchor),
      knobView.widthAnchor.constraint(equalToConstant: 27),
      knobView.heightAnchor.constraint(equalToConstant: 27),
      isOn
        ? knobView.trailingAnchor.constraint(equalTo: pillView.trailingAnchor, constant: -2)
        : knobView.leadingAnchor.constraint(equalTo: pillView.leadingAnchor, constant: 2),
    ]
  }
}
