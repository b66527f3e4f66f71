public import Foundation
import Snapshots

extension RunReport {
  /// Writes the run as one HTML page that needs no other file and runs no script.
  ///
  /// What fails comes first, with reference, actual and diff side by side; then the table of all fixtures;
  /// then every other picture.
  ///
  /// - Parameter picture: returns the bytes of a picture by its path in a result, or nil if there is none.
  /// - Returns: the page.
  public func html(picture: @escaping (String) -> Data?) -> String {
    let pictures = PagePictures(load: picture)
    var page = "<!doctype html>\n"
    HTMLNode.tag(
      "html", [("lang", "en")], head,
      .tag(
        "body",
        list: [header] + failureSection(pictures) + tableSection + sizing + gallery(pictures))
    ).write(to: &page)
    return page + "\n"
  }

  private var head: HTMLNode {
    let policy =
      "default-src 'none'; img-src data:; style-src '\(Stylesheet.digest)'; "
      + "base-uri 'none'; form-action 'none'"
    return .tag(
      "head", [],
      .tag("meta", [("charset", "utf-8")]),
      .tag("meta", [("http-equiv", "Content-Security-Policy"), ("content", policy)]),
      .tag("meta", [("name", "viewport"), ("content", "width=device-width, initial-scale=1")]),
      .tag("title", [], "\(title): \(summary)"),
      .tag("style", [], .trusted(Stylesheet.css)))
  }

  private var header: HTMLNode {
    let weight = failures.isEmpty ? "good" : "bad"
    return .tag(
      "header", [],
      .tag("h1", [], .text(title)),
      .tag("p", class: weight, [], .text(summary)),
      .tag("p", class: "quiet", [], "Drawn by \(run.engine)"))
  }

  private func failureSection(_ pictures: PagePictures) -> [HTMLNode] {
    guard !failures.isEmpty else { return [] }
    let cards = failures.map { FailureCard(result: $0, pictures: pictures).node }
    return [.tag("h2", [], "To look at")] + cards
  }

  private var tableSection: [HTMLNode] {
    guard !run.results.isEmpty else { return [] }
    let headings: [HTMLNode] = [
      .tag("th", [], "fixture"), .tag("th", class: "number", [], "width"),
      .tag("th", class: "number", [], "height"), .tag("th", [], "verdict"),
      .tag("th", [], "diagnostics"),
    ]
    return [
      .tag("h2", [], "Fixtures"),
      .tag(
        "div", class: "card scroll", [],
        .tag(
          "table", [],
          .tag("thead", [], .tag("tr", list: headings)),
          .tag("tbody", list: run.results.map(row)))),
    ]
  }

  private var sizing: [HTMLNode] {
    let sections = run.results.compactMap { result in
      result.sizingAudit.map { SizingSection(key: result.key, audit: $0).node }
    }
    return sections.isEmpty ? [] : [.tag("h2", [], "Sizing of rows")] + sections
  }

  private func row(_ result: SnapshotResult) -> HTMLNode {
    let verdict = Verdict(result)
    let name: HTMLNode = .text(result.key.description)
    let link: HTMLNode = .tag("a", [("href", "#\(result.key)")], name)
    return .tag(
      "tr", [],
      .tag("td", [], result.isFailure ? link : name),
      .tag("td", class: "number", [], .text(result.size.width.pointText)),
      .tag("td", class: "number", [], .text(result.size.height.pointText)),
      .tag("td", class: "whole \(verdict.weight.rawValue)", [], "\(verdict.mark) \(verdict.word)"),
      .tag(
        "td",
        list: result.diagnostics.map { diagnostic in
          .tag("div", class: diagnostic.weight.rawValue, [], .text(diagnostic.headline))
        }))
  }

  private func gallery(_ pictures: PagePictures) -> [HTMLNode] {
    let rest = run.results.filter { !$0.isFailure }
    guard !rest.isEmpty else { return [] }
    let cards: [HTMLNode] = suites(of: rest).map { suite in
      .tag(
        "section", class: "card", [],
        .tag("h3", [], .text(suite.name)),
        .tag(
          "div", class: "pictures",
          list: suite.results.map {
            pictures.figure($0.reference, caption: $0.fixtureName, scale: $0.scale)
          }))
    }
    return [.tag("h2", [], failures.isEmpty ? "Pictures" : "Other pictures")] + cards
  }
}
