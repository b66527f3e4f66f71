import Foundation
import UIKit

private let guide =
  "https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG/"
private let anatomy = guide + "AnatomyofaConstraint.html"
private let simple = guide + "WorkingwithSimpleConstraints.html"
private let intrinsic = guide + "ViewswithIntrinsicContentSize.html"

// Apple's Auto Layout Guide: its equations and its recipes.
extension Probe {
  static let ofGuide = [
    Probe(source: anatomy, claim: "leading = 1 × trailing + 8", spans: [[0, 50], [58, 40]]) {
      host in
      let (a, b) = (host.add(50), host.add(40))
      a.leadingAnchor.constraint(equalTo: host.leadingAnchor).at()
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8).at()
      return [a, b]
    },
    Probe(source: anatomy, claim: "either side may be written first", spans: [[250, 50]]) { host in
      let a = host.add(50)
      host.trailingAnchor.constraint(equalTo: a.trailingAnchor, constant: 20).at()
      return [a]
    },
    Probe(source: anatomy, claim: "two inequalities are an equality", spans: [[58, 40]]) { host in
      let a = host.add(40)
      a.leadingAnchor.constraint(greaterThanOrEqualTo: host.leadingAnchor, constant: 58).at()
      a.leadingAnchor.constraint(lessThanOrEqualTo: host.leadingAnchor, constant: 58).at()
      return [a]
    },
    Probe(source: anatomy, claim: "height = 2 × width of one view", spans: [[30, 20]]) { host in
      let a = host.add(UIView.noIntrinsicMetric, 40)
      a.heightAnchor.constraint(equalTo: a.widthAnchor, multiplier: 2).at()
      a.leadingAnchor.constraint(equalTo: host.leadingAnchor, constant: 30).at()
      return [a]
    },
    Probe(source: anatomy, claim: "the higher priority is satisfied first", spans: [[0, 60]]) {
      host in
      let a = host.add()
      host.format("H:|[a(100@500)]", a)
      a.widthAnchor.constraint(equalToConstant: 60).at(501)
      return [a]
    },
    Probe(
      source: anatomy, claim: "an optional constraint pulls as near as it can", spans: [[0, 320]]
    ) { host in
      let a = host.add()
      host.format("H:|[a(500@750)]-(>=0)-|", a)
      return [a]
    },
    Probe(source: anatomy, claim: "contents hug at 250", spans: [[0, 80], [0, 50]]) { host in
      let (a, b) = (host.add(50), host.add(50))
      host.format("H:|[a(80@251)]", a)
      host.format("H:|[a(80@249)]", b)
      return [a, b]
    },
    Probe(source: anatomy, claim: "contents resist at 750", spans: [[0, 50], [0, 30]]) { host in
      let (a, b) = (host.add(50), host.add(50))
      host.format("H:|[a(30@749)]", a)
      host.format("H:|[a(30@751)]", b)
      return [a, b]
    },
    Probe(source: simple, claim: "a view inside the margins", spans: [[8, 304]]) { host in
      let a = host.add()
      host.format("H:|-[a]-|", a)
      return [a]
    },
    Probe(source: simple, claim: "two views of equal width", spans: [[8, 148], [164, 148]]) {
      host in
      let (a, b) = (host.add(), host.add())
      host.format("H:|-[a]-[b(==a)]-|", a, b)
      return [a, b]
    },
    Probe(
      source: simple, claim: "one view twice as wide as the other", width: 324,
      spans: [[8, 200], [216, 100]]
    ) { host in
      let (a, b) = (host.add(), host.add())
      host.format("H:|-[a]-[b]-|", a, b)
      a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: 2).at()
      return [a, b]
    },
    complexWidths(in: 320, [[8, 150], [166, 146]]),
    complexWidths(in: 624, [[8, 200], [216, 400]]),
    Probe(
      source: intrinsic, claim: "the field stretches beside a label that hugs more",
      spans: [[8, 40], [56, 256]]
    ) { host in
      let (a, b) = (host.add(40, hugging: 251), host.add(60))
      host.format("H:|-[a]-[b]-|", a, b)
      return [a, b]
    },
    Probe(
      source: intrinsic, claim: "three buttons of equal width",
      spans: [[8, 96], [112, 96], [216, 96]]
    ) { host in
      let (a, b, c) = (host.add(20), host.add(60), host.add(90))
      host.format("H:|-[a]-[b(==a)]-[c(==a)]-|", a, b, c)
      return [a, b, c]
    },
    Probe(
      source: intrinsic, claim: "two buttons with equal spacing, by spacer views", width: 316,
      spans: [[48, 90], [178, 90], [138, 40]]
    ) { host in
      let (a, b) = (host.add(40), host.add(90))
      let spacers = (0..<3).map { _ in host.add() }
      host.format("H:|-[a][b][c(==a)][d(==b)][e(==a)]-|", spacers[0], a, spacers[1], b, spacers[2])
      return [a, b, spacers[1]]
    },
  ]

  /// One view is twice as wide as the other, unless that one would be too narrow.
  private static func complexWidths(in width: Double, _ spans: [[Double]]) -> Probe {
    Probe(
      source: simple, claim: "twice as wide, if the other has 150 points", width: width,
      spans: spans
    ) { host in
      let (blue, red) = (host.add(), host.add())
      host.format("H:|-[a(>=150)]-[b]-|", blue, red)
      red.widthAnchor.constraint(equalTo: blue.widthAnchor, multiplier: 2).at(750)
      return [blue, red]
    }
  }
}
