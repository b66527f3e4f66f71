import UIKit

/// A view as tests of suites make it: a name beside a picture, in a size of its own or another one.
final class ProfileView: UIView {
  let nameLabel = UILabel()
  let picture = UIView()

  init(name: String, width: CGFloat = 200) {
    super.init(frame: CGRect(x: 0, y: 0, width: width, height: 44))
    backgroundColor = .white
    nameLabel.text = name
    picture.backgroundColor = .systemBlue
    for view in [picture, nameLabel] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
      view.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true
    }
    NSLayoutConstraint.activate([
      picture.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      picture.widthAnchor.constraint(equalToConstant: 24),
      picture.heightAnchor.constraint(equalToConstant: 24),
      nameLabel.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 8),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}

final class ProfileController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let profile = ProfileView(name: "Ada")
    profile.frame.origin.y = 100
    view.addSubview(profile)
  }
}
