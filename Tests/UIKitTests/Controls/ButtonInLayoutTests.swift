import Foundation
import Testing
import UIKit

@MainActor struct ButtonInLayoutTests {
  /// A button creates its image view when its size is first requested, possibly by the layout.
  @Test(arguments: [true, false])
  func `a constrained button with an image is measured during layout`(isConfigured: Bool)
    throws
  {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let button = UIButton(type: .system)
    let image = try #require(UIImage(systemName: "heart"))
    if isConfigured {
      var configuration = UIButton.Configuration.filled()
      configuration.image = image
      configuration.title = "Like"
      button.configuration = configuration
    } else {
      button.setImage(image, for: .normal)
      button.setTitle("Like", for: .normal)
    }
    button.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(button)
    NSLayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 10),
      button.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 16),
      cell.contentView.bottomAnchor.constraint(equalTo: button.bottomAnchor, constant: 10),
    ])
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
    cell.layoutIfNeeded()
    #expect(button.frame.height == 40)
    #expect(button.imageView?.superview === button)
    #expect(button.imageView?.frame.width ?? 0 > 10)
  }
}
