import LayoutModel
import NumberText
import Snapshots

/// One failing snapshot for readers without scripts: what moved, what is wrong, and how to accept it.
struct FailureCard {
  let result: SnapshotResult
  let tool: ToolName

  var node: HTMLNode {
    var parts = [heading, facts]
    parts += message
    parts += changes
    parts += diagnostics
    parts += acceptance
    return .tag("article", list: parts)
  }

  private var heading: HTMLNode {
    let verdict = Verdict(result)
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
    guard var message = result.message else { return [] }
    // The lines that differ stand below, as the diff.
    if result.diff.map({ !$0.hasSuffix(".png") }) ?? false {
      message = String(message.prefix { $0 != "\n" })
    }
    return [.tag("p", [], .text(tool.naming(message)))]
  }

  private var changes: [HTMLNode] {
    list(
      result.layoutChanges.map { change in
        .tag("li", class: change.cause == nil ? nil : "quiet", [], .text(change.sentence))
      })
  }

  private var diagnostics: [HTMLNode] {
    list(
      result.diagnostics.map { diagnostic in
        .tag(
          "li", [],
          .tag("span", class: diagnostic.weight.rawValue, [], .text(diagnostic.headline)),
          .tag("p", [], .text(diagnostic.message)),
          .group(diagnostic.constraints.map { .tag("p", [], .tag("code", [], .text($0))) }))
      })
  }

  private var acceptance: [HTMLNode] {
    guard result.isPending else { return [] }
    return [
      .tag(
        "p", class: "quiet", [], "Accept with ", .tag("code", [], "\(tool) accept '\(result.key)'"))
    ]
  }

  private func list(_ items: [HTMLNode]) -> [HTMLNode] {
    items.isEmpty ? [] : [.tag("ul", list: items)]
  }
}
