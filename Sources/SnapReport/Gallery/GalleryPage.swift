package import Foundation
import NumberText
import SnapshotRecords

/// The page of a gallery, `index.html`; pictures and layouts are files beside it.
///
/// A browser reads them when they are shown, so that the time to open it does not depend on their size.
package struct GalleryPage {
  /// The folder of the pictures, beside the page.
  package static let pictureFolder = ReportPage.folder
  /// The folder of the layouts, beside the page.
  package static let layoutFolder = "layouts"

  private let gallery: Gallery

  package init(_ gallery: Gallery) { self.gallery = gallery }

  /// Whether a file's name is one of a list of layouts.
  package static func isLayoutName(_ name: String) -> Bool {
    name.wholeMatch(of: /[0-9a-f]{32}\.js/) != nil
  }

  /// Returns the script of a list of layouts, which hands it to the page: a page that is a file may read no other files.
  ///
  /// - Parameters:
  ///   - layouts: PNG files without pixels; nil where a picture has no layout.
  ///   - name: the name of the list, a digest.
  /// - Returns: the script in UTF-8.
  package static func script(of layouts: [Data?], name: String) -> Data {
    // Base64 needs no escaping.
    let list = layouts.map { $0.map { "\"\($0.base64EncodedString())\"" } ?? "null" }
    return Data("takeLayouts(\"\(name)\",[\(list.joined(separator: ","))]);\n".utf8)
  }

  /// The page in UTF-8.
  ///
  /// - Throws: `EncodingError` if a number is not finite.
  package func html() throws -> Data {
    let document = PageDocument(
      title: "\(gallery.title): \(gallery.summary)", policy: Self.policy, header: header,
      listName: "Pictures", withoutScript: withoutScript, data: try PageData(gallery).json())
    return document.html
  }

  /// Only the page's own style and script, the scripts that this one loads, and pictures beside the page.
  static let policy =
    "default-src 'none'; img-src 'self' file:; style-src '\(PageAssets.styleDigest)'; "
    + "script-src '\(PageAssets.scriptDigest)' 'strict-dynamic'; base-uri 'none'; form-action 'none'"

  private var header: HTMLNode {
    .tag(
      "header", class: "top", [],
      .tag("h1", [], .text(gallery.title)), .tag("p", [], .text(gallery.summary)), gone,
      .tag("span", class: "grow", []),
      PageDocument.filter("Filter by class, name, configuration or change"), marks,
      PageDocument.keysAndCount)
  }

  private var gone: HTMLNode {
    guard !gallery.gone.isEmpty, let since = gallery.since else { return .group([]) }
    return PageDocument.disclosure(
      "Gone since \(since)", gallery.gone.map(\.description), isOpen: false)
  }

  private var marks: HTMLNode {
    guard let since = gallery.since else { return .group([]) }
    return PageDocument.marks(
      "What is shown", [("changed", "● changed since \(since)"), ("good", "✔ unchanged")])
  }

  private static let mostNames = 200

  private var withoutScript: HTMLNode {
    let components = gallery.components
    let rest = components.count - Self.mostNames
    return .group([
      .tag("p", [], "The pictures are shown by a script, which this viewer does not run."),
      .tag("ul", list: components.prefix(Self.mostNames).map(line)),
      rest > 0 ? .tag("p", [], "… and \(rest) more") : .group([]),
    ])
  }

  private func line(
    of className: String, _ suites: [(name: String, members: [Int])]
  ) -> HTMLNode {
    let members = suites.flatMap(\.members)
    return .tag(
      "li", [],
      .group(
        members.prefix(1).map { index in
          .tag(
            "a", [("href", "\(Self.pictureFolder)/\(gallery.pictures[index].file.name)")],
            .text(className))
        }), .text(": \(members.count.counted("picture"))"))
  }
}

extension PageData {
  fileprivate init(_ gallery: Gallery) {
    let changes: [Gallery.Change?] = [nil] + Gallery.Change.allCases
    var calls: [Gallery.Call: Int] = [:]
    var listed: [Gallery.Call] = []
    let results = gallery.pictures.map { picture in
      let call = picture.call.map { call in
        if let known = calls[call] { return known }
        calls[call] = listed.count
        listed.append(call)
        return listed.count - 1
      }
      return Result(picture, verdict: changes.firstIndex(of: picture.change) ?? 0, call: call)
    }
    self.init(
      isReview: false, edition: nil, sections: gallery.components.map(Section.init),
      verdicts: changes.map(Verdict.init), results: results)
    captions = ["reference": (gallery.since ?? "").visible, "actual": "now"]
    self.gallery = GalleryFacts(
      configurations: gallery.environments.mapValues(GalleryFacts.Configuration.init),
      calls: listed.map {
        GalleryFacts.Call(place: $0.source.description.visible, code: $0.text?.visible)
      })
  }
}

extension PageData.Section {
  fileprivate init(_ className: String, _ suites: [(name: String, members: [Int])]) {
    self.init(
      title: className.visible,
      groups: suites.map {
        PageData.Group(title: $0.name.visible, isOpen: false, members: $0.members)
      })
  }
}

extension PageData.Verdict {
  fileprivate init(_ change: Gallery.Change?) {
    switch change {
    case nil: self.init(mark: "", word: "", weight: "note")
    case .same: self.init(mark: "✔", word: "unchanged", weight: "good")
    case .changed: self.init(mark: "●", word: "changed", weight: "changed")
    case .new: self.init(mark: "✚", word: "new", weight: "changed")
    }
  }
}

extension PageData.Result {
  fileprivate init(_ picture: Gallery.Picture, verdict: Int, call: Int?) {
    let (width, height) = (picture.file.width, picture.file.height)
    let points = [width, height].map { (Double($0) / picture.scale).pointText }
    self.init(
      key: picture.key.description.visible, verdict: verdict, scale: picture.scale,
      facts: [
        "\(points[0]) × \(points[1]) pt", "scale \(picture.scale.pointText)",
        picture.call?.source.description.visible,
      ].compactMap { $0 })
    reference = picture.old.map { PageData.Side($0, layout: picture.oldLayout) }
    actual = PageData.Side(picture.file, layout: picture.layout)
    changes =
      picture.changes.isEmpty
      ? nil : picture.changes.map { PageData.Change(text: $0.visible, isCause: true) }
    self.call = call
  }
}

extension PageData.Side {
  fileprivate init(_ file: Gallery.File, layout: Gallery.LayoutPlace?) {
    self.init(
      file: file.name, width: file.width, height: file.height, layout: layout?.list,
      place: layout?.place)
  }
}

extension PageData.GalleryFacts.Configuration {
  fileprivate init(_ environment: Gallery.Environment) {
    self.init(
      width: environment.width, look: environment.look, textSize: environment.textSize,
      language: environment.language, other: environment.other, code: environment.code)
  }
}
