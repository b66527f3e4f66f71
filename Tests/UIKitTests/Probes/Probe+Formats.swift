import Foundation
import UIKit

private let formats =
  "https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG/VisualFormatLanguage.html"

// The examples of Apple's page about the visual format.
extension Probe {
  static let ofFormats = [
    Probe(source: formats, claim: "standard space", spans: [[0, 30], [38, 40]]) { host in
      let (a, b) = (host.add(30), host.add(40))
      host.format("H:|[a]-[b]", a, b)
      return [a, b]
    },
    Probe(source: formats, claim: "width constraint", spans: [[0, 50]]) { host in
      let a = host.add(30)
      host.format("H:|[a(>=50)]", a)
      return [a]
    },
    Probe(source: formats, claim: "connection to superview", spans: [[50, 220]]) { host in
      let a = host.add()
      host.format("H:|-50-[a]-50-|", a)
      return [a]
    },
    Probe(source: formats, claim: "vertical layout", axis: .vertical, spans: [[0, 12], [22, 20]]) {
      let (a, b) = ($0.add(5, 12), $0.add(5, 20))
      $0.format("V:|[a]-10-[b]", a, b)
      return [a, b]
    },
    Probe(source: formats, claim: "flush views", spans: [[0, 30], [30, 40]]) { host in
      let (a, b) = (host.add(30), host.add(40))
      host.format("H:|[a][b]", a, b)
      return [a, b]
    },
    Probe(source: formats, claim: "priority", spans: [[0, 100], [0, 30]]) { host in
      let (a, b) = (host.add(), host.add(30))
      host.format("H:|[a(100@20)]", a)
      host.format("H:|[a(100@20)]", b)
      return [a, b]
    },
    Probe(source: formats, claim: "equal widths", spans: [[0, 40], [48, 40]]) { host in
      let (a, b) = (host.add(40), host.add())
      host.format("H:|[a(==b)]-[b]", a, b)
      return [a, b]
    },
    Probe(source: formats, claim: "multiple predicates", spans: [[0, 70], [0, 100]]) { host in
      let (a, b) = (host.add(30), host.add(200))
      host.format("H:|[a(>=70,<=100)]", a)
      host.format("H:|[a(>=70,<=100)]", b)
      return [a, b]
    },
    Probe(
      source: formats, claim: "a complete line of layout",
      spans: [[8, 30], [46, 50], [104, 208]]
    ) { host in
      let (a, b, c) = (host.add(30), host.add(50), host.add())
      host.format("H:|-[a]-[b]-[c(>=20)]-|", a, b, c)
      return [a, b, c]
    },
  ]
}
