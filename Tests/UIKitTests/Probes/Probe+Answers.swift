import Foundation
import UIKit

// Articles and answers that many apps follow.
extension Probe {
  static let ofAnswers = [
    Probe(
      source: "https://www.objc.io/issues/3-views/advanced-auto-layout-toolbox/",
      claim: "an intrinsic width of 100 is <= 100 at 250 and >= 100 at 750",
      spans: [[0, 150], [0, 100], [0, 70], [0, 100]]
    ) { host in
      zip([150, 150, 70, 70], [Float(251), 249, 751, 749]).map { width, priority in
        let a = host.add(100)
        host.format("H:|[a]", a)
        a.widthAnchor.constraint(equalToConstant: width).at(priority)
        return a
      }
    },
    Probe(
      source:
        "https://stackoverflow.com/questions/13075415/evenly-space-multiple-views-within-a-container-view",
      claim: "even spacing by multipliers of a position",
      spans: [[60, 40], [140, 40], [220, 40]]
    ) { host in
      (1...3).map { index in
        let a = host.add(40)
        NSLayoutConstraint(
          item: a, attribute: .centerX, relatedBy: .equal, toItem: host, attribute: .trailing,
          multiplier: CGFloat(index) / 4, constant: 0
        ).at()
        return a
      }
    },
    Probe(
      source: "https://stackoverflow.com/questions/25059443",
      claim: "what a container forces wins over 999", axis: .vertical, spans: [[0, 100]]
    ) { host in
      let a = host.add(5, UIView.noIntrinsicMetric)
      host.format("V:|[a(388@999)]|", a)
      return [a]
    },
    Probe(
      source: "https://en.proft.me/2019/11/25/content-hugging-and-compression-resistance-priorit",
      claim: "of two labels the one that hugs less gets wider", spans: [[0, 260], [260, 60]]
    ) { host in
      let (a, b) = (host.add(40, hugging: 250), host.add(60, hugging: 251))
      host.format("H:|[a][b]|", a, b)
      return [a, b]
    },
    Probe(
      source: "https://en.proft.me/2019/11/25/content-hugging-and-compression-resistance-priorit",
      claim: "of two labels the one that resists more keeps its width",
      spans: [[0, 200], [200, 120]]
    ) { host in
      let (a, b) = (host.add(200, resistance: 751), host.add(200, resistance: 750))
      host.format("H:|[a][b]|", a, b)
      return [a, b]
    },
    Probe(
      source:
        "https://mcmap.net/q/651934/-uistackview-proportional-layout-with-only-intrinsiccontentsize",
      claim: "proportional shares leave out the spacings, and the last view takes the rest",
      width: 250, spans: [[0, 50], [60, 50], [120, 130]]
    ) { host in
      let stack = host.addStack([Block(10, 10), Block(10, 10), Block(10, 10)]) {
        $0.distribution = .fillProportionally
        $0.spacing = 10
      }
      return stack.arrangedSubviews
    },
  ]
}
