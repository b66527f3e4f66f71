import NumberText
import Serving
import SnapReport

/// What an editor shows of a cell or view under the pointer.
struct EditorHover {
  let client: EditorClient
  let document: EditorDocument
  let view: EditorView
  /// What the whole file has wrong.
  let problems: [EditorProblem]

  var value: MessageValue {
    let lines = client.readsMarkdown ? markdown : plain
    return [
      "contents": [
        "kind": client.readsMarkdown ? "markdown" : "plaintext",
        "value": .text(lines.joined(separator: "\n\n")),
      ], "range": client.value(of: view.place, in: document.text),
    ]
  }

  /// Those of the element, and of a cell all that are in it.
  private var sentences: [String] {
    let own = problems.filter {
      view.picture == nil ? $0.range == view.place : view.range.contains($0.range.lowerBound)
    }
    // Editors show the whole message of the problem under the pointer beside this.
    return view.problems
      + own.filter { $0.severity != .hint }.map { problem in
        let first = problem.message.split(separator: "\n").first ?? ""
        return "\(problem.code): \(first)".visibleLine
      }
  }

  private var plain: [String] {
    [[view.name, view.className, view.frame ?? size].compactMap(\.self).joined(separator: " · ")]
      + sentences
  }

  private var markdown: [String] {
    let head = [view.name.markdownCode(), view.className.markdownCode(), view.frame ?? size]
      .compactMap(\.self).joined(separator: " · ")
    return [head] + picture + sentences.map { "- \($0.markdownCode())" }
  }

  private var size: String? {
    view.picture.map { "\($0.width.pointText) × \($0.height.pointText) points" }
  }

  private var picture: [String] {
    guard let picture = view.picture, client.pictures != .none else { return [] }
    guard let data = picture.data else { return ["The picture is too large to be shown here."] }
    let size =
      client.pictures == .sized
      ? "|width=\(Int(picture.width.rounded())),height=\(Int(picture.height.rounded()))" : ""
    return ["![The cell](data:image/png;base64,\(data)\(size))"]
  }
}
