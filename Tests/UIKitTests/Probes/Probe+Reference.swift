import Foundation
import UIKit

private let reference = "https://developer.apple.com/documentation/uikit/"

// UIKit's reference pages.
extension Probe {
  static let ofReference = [
    Probe(
      source: reference + "nslayoutanchor", claim: "inside the margins, twice as high as wide",
      width: 66, axis: .vertical, spans: [[0, 100]]
    ) { host in
      let a = host.add(UIView.noIntrinsicMetric, UIView.noIntrinsicMetric)
      let margins = host.layoutMarginsGuide
      a.leadingAnchor.constraint(equalTo: margins.leadingAnchor).at()
      a.trailingAnchor.constraint(equalTo: margins.trailingAnchor).at()
      a.heightAnchor.constraint(equalTo: a.widthAnchor, multiplier: 2).at()
      return [a]
    },
    Probe(
      source: reference + "nslayoutxaxisanchor/anchorwithoffset(to:)",
      claim: "two distances can be equal", spans: [[0, 40], [130, 20], [240, 80]]
    ) { host in
      let (a, b, c) = (host.add(40), host.add(20), host.add(80))
      host.format("H:|[a]", a)
      host.format("H:[a]|", c)
      a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor).constraint(
        equalTo: b.trailingAnchor.anchorWithOffset(to: c.leadingAnchor)
      ).at()
      return [a, b, c]
    },
    Probe(
      source: reference + "uilayoutguide", claim: "guides as equal spaces",
      spans: [[0, 40], [130, 20], [240, 80]]
    ) { host in
      let (a, b, c) = (host.add(40), host.add(20), host.add(80))
      let spaces = [UILayoutGuide(), UILayoutGuide()]
      for space in spaces { host.addLayoutGuide(space) }
      host.format("H:|[a]", a)
      host.format("H:[a]|", c)
      for (space, sides) in zip(spaces, [(a, b), (b, c)]) {
        space.leadingAnchor.constraint(equalTo: sides.0.trailingAnchor).at()
        space.trailingAnchor.constraint(equalTo: sides.1.leadingAnchor).at()
      }
      spaces[0].widthAnchor.constraint(equalTo: spaces[1].widthAnchor).at()
      return [a, b, c]
    },
    Probe(
      source: reference + "uiview/translatesautoresizingmaskintoconstraints",
      claim: "a frame becomes constraints", spans: [[30, 40], [78, 20]]
    ) { host in
      let a = UIView(frame: CGRect(x: 30, y: 0, width: 40, height: 10))
      host.addSubview(a)
      let b = host.add(20)
      host.format("H:[a]-[b]", a, b)
      return [a, b]
    },
    Probe(
      source: reference + "uiview/alignmentrectinsets",
      claim: "constraints align the alignment rectangle", spans: [[16, 36]]
    ) { host in
      final class Shadowed: UIView {
        override var alignmentRectInsets: UIEdgeInsets {
          UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 2)
        }
      }
      let a = Shadowed()
      a.translatesAutoresizingMaskIntoConstraints = false
      host.addSubview(a)
      host.format("H:|-20-[a(30)]", a)
      return [a]
    },
    Probe(
      source: reference + "uiview/forfirstbaselinelayout",
      claim: "without text the first baseline is the top, the last the bottom", axis: .vertical,
      spans: [[0, 30], [30, 10], [0, 10]]
    ) { host in
      let (a, b, c) = (host.add(5, 30), host.add(5, 10), host.add(5, 10))
      b.firstBaselineAnchor.constraint(equalTo: a.lastBaselineAnchor).at()
      c.firstBaselineAnchor.constraint(equalTo: a.firstBaselineAnchor).at()
      return [a, b, c]
    },
    Probe(
      source: reference + "nslayoutconstraint/attribute/leading",
      claim: "leading changes sides from right to left, left does not",
      spans: [[254, 50], [16, 50]]
    ) { host in
      host.semanticContentAttribute = .forceRightToLeft
      let (a, b) = (host.add(50), host.add(50))
      a.leadingAnchor.constraint(equalTo: host.leadingAnchor, constant: 16).at()
      b.leftAnchor.constraint(equalTo: host.leftAnchor, constant: 16).at()
      return [a, b]
    },
    Probe(
      source: reference + "uilayoutpriority",
      claim: "many constraints do not outweigh one of higher priority", spans: [[90, 20]]
    ) { host in
      let a = host.add(20)
      for _ in 0..<10 { a.leftAnchor.constraint(equalTo: host.leftAnchor).at(400) }
      a.leftAnchor.constraint(equalTo: host.leftAnchor, constant: 90).at(401)
      return [a]
    },
    Probe(
      source: reference + "uiview/directionallayoutmargins",
      claim: "margins by direction", spans: [[40, 260]]
    ) { host in
      host.semanticContentAttribute = .forceRightToLeft
      host.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 0, leading: 20, bottom: 0, trailing: 40)
      let a = host.add()
      host.format("H:|-[a]-|", a)
      return [a]
    },
  ]
}
