import LayoutModel
import NumberText
import SnapshotRecords

/// One failing snapshot for readers without scripts: changes, diagnostics, and how to accept it.
struct FailureCard {
  let result: SnapshotResult
  let tool: ToolName
  let subject: ReportSubject

  var node: HTMLNode {
    var parts = [heading, facts]
    parts += message
    parts += lines
    parts += changes
    parts += diagnostics
    parts += acceptance
    return .tag("article", list: parts)
  }

  private var heading: HTMLNode {
    let verdict = Verdict(result, in: subject)
    return .tag(
      "header", [],
      .tag("h3", [], .text(result.key.description)),
      .tag(
        "span", class: "badge \(verdict.weight.rawValue)", [], "\(verdict.mark) \(verdict.word)"))
  }

  private var facts: HTMLNode {
    let facts = [
      result.pixelSentence, result.sizeSentence, "scale \(result.scale.pointText)",
      result.source?.description,
    ]
    return .tag("p", class: "quiet", [], .text(facts.compactMap { $0 }.joined(separator: " · ")))
  }

  private var message: [HTMLNode] {
    result.message.map { [.tag("p", [], .text(tool.naming($0)))] } ?? []
  }

  private var lines: [HTMLNode] {
    guard let changes = result.lineChanges else { return [] }
    return [
      .tag("p", [], .text(changes.summary)),
      .tag("pre", [], .text(changes.firstLines.joined(separator: "\n"))),
    ]
  }

  private var changes: [HTMLNode] {
    list(
      result.describedChanges.map { change in
        .tag("li", class: change.cause == nil ? nil : "quiet", [], .text(change.sentence))
      })
  }

  private var diagnostics: [HTMLNode] {
    list(
      result.failureDiagnostics.map { diagnostic in
        .tag(
          "li", [],
          .tag("span", class: diagnostic.weight.rawValue, [], .text(diagnostic.headline)),
          .tag("p", [], .text(diagnostic.message)),
          .group(diagnostic.constraints.map { .tag("p", [], .tag("code", [], .text($0))) }))
      })
  }

  private var acceptance: [HTMLNode] {
    guard result.isPending, subject == .references else { return [] }
    return [
      .tag(
        "p", class: "quiet", [], "Accept with ", .tag("code", [], "\(tool) accept '\(result.key)'"))
    ]
  }

  private func list(_ items: [HTMLNode]) -> [HTMLNode] {
    items.isEmpty ? [] : [.tag("ul", list: items)]
  }
}
