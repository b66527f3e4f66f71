import Testing
import UIKit

@testable import FixtureCells

/// Changes of pixels that move nothing: the first line is the property with both values, and nothing is unexplained.
@MainActor struct LookCauseTests {
  typealias Case = ListCause<LookCell>

  nonisolated static let cases = layers + colors + texts + pictures + gradients + trees

  nonisolated private static let layers = [
    Case("card.cornerRadius: 8 → 14.") { $0.card.layer.cornerRadius = 14 },
    Case("card.maskedCorners: .all → .layerMinXMinYCorner, .layerMaxXMinYCorner.") {
      $0.card.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    },
    Case("card.borderWidth: 1 → 2.") { $0.card.layer.borderWidth = 2 },
    Case("card.borderColor: #000000FF → #FF0000FF.") {
      $0.card.layer.borderColor = UIColor.red.cgColor
    },
    Case("card.layer.shadowOpacity: 0.2 → 0.7.") { $0.card.layer.shadowOpacity = 0.7 },
    Case("card.layer.shadowRadius: 3 → 9.") { $0.card.layer.shadowRadius = 9 },
    Case("card.layer.shadowOffset: 0 -3 → 0 8.") {
      $0.card.layer.shadowOffset = CGSize(width: 0, height: 8)
    },
    Case("card.layer.shadowColor: #000000FF → #FF0000FF.") {
      $0.card.layer.shadowColor = UIColor.red.cgColor
    },
    // This shadow is drawn over the views beside it.
    Case("glow.layer.shadowRadius: 8 → 14.") { $0.glow.layer.shadowRadius = 14 },
    Case("card.layer.shadowPath: none → 100 × 190 at (0, 0), ") {
      $0.card.layer.shadowPath =
        UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 190)).cgPath
    },
    Case("front.transform: .identity → rotationAngle 45°.") {
      $0.front.transform = CGAffineTransform(rotationAngle: .pi / 4)
    },
    Case("front.layer.zPosition: 0 → -1.") { $0.front.layer.zPosition = -1 },
    Case("front.layer.mask: none → CALayer 20 × 20 at (0, 0), backgroundColor #000000FF.") {
      let mask = CALayer()
      mask.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
      mask.backgroundColor = UIColor.black.cgColor
      $0.front.layer.mask = mask
    },
    Case("back.layer.sublayers: none → CALayer 20 × 20 at (5, 5), backgroundColor #FF0000FF.") {
      let layer = CALayer()
      layer.frame = CGRect(x: 5, y: 5, width: 20, height: 20)
      layer.backgroundColor = UIColor.red.cgColor
      $0.back.layer.addSublayer(layer)
    },
  ]

  nonisolated private static let colors = [
    Case("card.backgroundColor: .secondarySystemBackground → .systemYellow.") {
      $0.card.backgroundColor = .systemYellow
    },
    Case("back.backgroundColor: .systemTeal → #FF0000FF.") { $0.back.backgroundColor = .red },
    Case("back.alpha: 1 → 0.333.") { $0.back.alpha = 1 / 3 },
    Case("title.textColor: .label → .systemRed.") { $0.title.textColor = .systemRed },
    Case("icon.tintColor: none → .systemRed.") { $0.icon.tintColor = .systemRed },
    Case("LookCell.tintColor: none → .systemRed.") { $0.tintColor = .systemRed },
    Case("button.configuration.baseBackgroundColor: none → .systemGreen.") {
      $0.button.configuration?.baseBackgroundColor = .systemGreen
    },
    Case("button.configuration.cornerStyle: .capsule → .medium.") {
      $0.button.configuration?.cornerStyle = .medium
    },
    Case("button.configuration: .filled() → .tinted().") {
      var look = UIButton.Configuration.tinted()
      look.title = "Buy"
      look.cornerStyle = .capsule
      $0.button.configuration = look
    },
  ]

  nonisolated private static let texts = [
    Case("title.font: system 17 → system bold 17.") { $0.title.font = .boldSystemFont(ofSize: 17) },
    Case("title.textAlignment: .natural → .right.") { $0.title.textAlignment = .right },
    Case("kicker “CYCLING”: kern 1.2 → 0.2.") { $0.restyle(.kern, 0.2) },
    Case("kicker “CYCLING”: foregroundColor .label → #FF0000FF.") {
      $0.restyle(.foregroundColor, UIColor.red)
    },
    Case("kicker.font: system 13 → system 11.") {
      $0.restyle(.font, UIFont.systemFont(ofSize: 11))
    },
    Case("kicker “CYCLING”: underline none → single.") {
      $0.restyle(.underlineStyle, NSUnderlineStyle.single.rawValue)
    },
  ]

  nonisolated private static let pictures = [
    Case("icon.image: symbol star ") { $0.icon.image = UIImage(systemName: "heart") },
    Case("icon.preferredSymbolConfiguration: none → .init(pointSize: 12).") {
      $0.icon.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 12)
    },
    Case("icon.contentMode: .center → .topLeft.") { $0.icon.contentMode = .topLeft },
    Case("photo.image: drawing ") {
      $0.photo.image = MeasuredPicture.checks(side: 30, color: .systemRed)
    },
    Case("photo.contentMode: .scaleToFill → .scaleAspectFit.") {
      $0.photo.contentMode = .scaleAspectFit
    },
    Case("photo.image.renderingMode: .automatic → .alwaysTemplate.") {
      $0.photo.image = $0.photo.image?.withRenderingMode(.alwaysTemplate)
    },
  ]

  nonisolated private static let gradients = [
    Case("glow.layer.colors: #FF0000FF #0000FFFF → #FF0000FF #00FF00FF.") {
      $0.glow.gradient?.colors = [UIColor.red.cgColor, UIColor.green.cgColor]
    },
    Case("glow.layer.locations: none → [0, 0.3].") { $0.glow.gradient?.locations = [0, 0.3] },
    Case("glow.layer.startPoint: 0.5 0 → 0 0.") { $0.glow.gradient?.startPoint = .zero },
    Case("glow.layer.endPoint: 0.5 1 → 1 1.") {
      $0.glow.gradient?.endPoint = CGPoint(x: 1, y: 1)
    },
  ]

  nonisolated private static let trees = [
    Case("card.orderOfSubviews: ") { $0.card.sendSubviewToBack($0.front) },
    Case("front is hidden.") { $0.front.isHidden = true },
    Case("back.clipsToBounds: false → true.") { $0.back.clipsToBounds = true },
  ]

  @Test(arguments: cases)
  func `the changed property is the first line, and explains all pixels`(item: Case) throws {
    let laboratory = try CauseLaboratory()
    func make(_ change: (LookCell) -> Void) -> LookCell {
      let cell = LookCell()
      change(cell)
      return cell
    }
    let lines = try laboratory.message(from: { make { _ in } }, to: { make(item.change) })
    #expect(lines.first?.hasPrefix(item.sentence) == true, "\(lines)")
    #expect(lines.count == 1, "\(lines)")
  }
}
