import Foundation
import PullRequests

/// The part of GitLab's interface that comments need: version 4.
extension HostDouble {
  func gitLab(_ request: Request, _ state: inout State) -> Answer? {
    if request.path == ["user"] { return .json(gitLabJSON(.tool)) }
    guard request.path.prefix(2) == ["projects", "5"] else { return nil }
    let path = Array(request.path.dropFirst(2))
    switch (request.method, path.first) {
    case ("GET", "merge_requests") where path == ["merge_requests", "12"]:
      return .json([
        "iid": 12, "sha": state.head, "state": state.isOpen ? "opened" : "merged",
        "source_branch": "feature/row", "source_project_id": state.isOfFork ? 6 : 5,
        "target_project_id": 5,
        "diff_refs": ["base_sha": Self.name(0), "start_sha": Self.name(0), "head_sha": state.head],
      ])
    case (_, "merge_requests") where path.count > 2 && path[2] != "notes":
      return threads(request, path, &state)
    case (_, "merge_requests"): return notes(request, path, &state)
    case ("GET", "members"):
      let levels = ["write": 30, "read": 20]
      return state.account(path[2]).map {
        .json(["id": $0.id, "access_level": levels[state.rights[$0] ?? ""] ?? 0])
      }
    case ("POST", "uploads"):
      let name = state.object()
      state.blobs[name] = request.body
      return .json(
        ["alt": "x", "url": "/uploads/\(name)/x.png", "full_path": "/-/project/5/x.png"],
        status: 201)
    case ("POST", "statuses"): return status(request, path, &state)
    case ("GET", "repository"):
      let all = state.statuses.enumerated().filter { $0.element.commit == path[2] }
      return .page(
        all.map { ["id": $0.offset, "status": $0.element.state] }, request.query, isGitLab: true)
    case ("POST", "repository"): return commit(request, &state)
    default: return nil
    }
  }

  private func status(_ request: Request, _ path: [String], _ state: inout State) -> Answer {
    let json = request.json
    let next = json["state"] as? String ?? ""
    if state.statuses.last(where: { $0.commit == path[1] })?.state == next {
      return .json(["message": "Cannot transition status via :drop from :failed"], status: 400)
    }
    state.statuses.append(
      (path[1], next, json["name"] as? String ?? "", json["description"] as? String ?? ""))
    return .json(["id": 1, "status": next], status: 201)
  }

  private func commit(_ request: Request, _ state: inout State) -> Answer {
    let json = request.json
    let branch = json["branch"] as? String ?? ""
    var commit = Commit(
      tree: state.commits[state.head]?.tree ?? [:], parents: [state.head],
      message: json["commit_message"] as? String ?? "")
    for action in json["actions"] as? [[String: Any]] ?? [] {
      guard let path = action["file_path"] as? String else { continue }
      let blob = state.object()
      state.blobs[blob] = Data(base64Encoded: action["content"] as? String ?? "")
      commit.tree[path] = blob
    }
    let name = state.object()
    state.commits[name] = commit
    state.branches[branch] = name
    state.head = name
    return .json(["id": name, "parent_ids": commit.parents], status: 201)
  }

  private func gitLabJSON(_ account: Account) -> [String: Any] {
    ["id": account.id, "username": account.name, "bot": account.isProgram]
  }

  private func gitLabJSON(_ comment: Comment) -> [String: Any] {
    func time(_ seconds: Int) -> String {
      let text = seconds % 60 < 10 ? "0\(seconds % 60)" : "\(seconds % 60)"
      return "2026-01-01T02:\(10 + seconds / 60):\(text).123+02:00"
    }
    return [
      "id": comment.id, "body": comment.text, "author": gitLabJSON(comment.author),
      "created_at": time(comment.created), "updated_at": time(comment.updated), "system": false,
    ]
  }

  private func threads(_ request: Request, _ path: [String], _ state: inout State) -> Answer? {
    func value(_ line: LineComment) -> [String: Any] {
      var note = gitLabJSON(line.comment)
      note["position"] =
        ["new_path": line.path, "new_line": line.line ?? NSNull()] as [String: Any]
      return ["id": "thread\(line.comment.id)", "notes": [note]]
    }
    let json = request.json
    switch (request.method, Array(path.dropFirst(2))) {
    case ("GET", ["diffs"]):
      let files = state.patches.sorted { $0.key < $1.key }.map {
        ["new_path": $0.key, "old_path": $0.key, "diff": $0.value]
      }
      return .page(files, request.query, isGitLab: true)
    case ("GET", ["discussions"]):
      return .page(state.lineComments.map(value), request.query, isGitLab: true)
    case ("POST", ["discussions"]):
      let position = json["position"] as? [String: Any] ?? [:]
      let path = position["new_path"] as? String ?? ""
      guard position["head_sha"] as? String == state.head,
        position["position_type"] as? String == "text",
        let line = position["new_line"] as? Int,
        // Of a line that was there before, GitLab wants both numbers.
        DiffLines(patch: state.patches[path] ?? "").oldNumber(of: line) == position["old_line"]
          as? Int,
        let made = state.add(json["body"] as? String ?? "", path, start: nil, line: line)
      else {
        return .json(
          ["message": "400 Bad request - Note {:line_code=>[\"can't be blank\"]}"], status: 400)
      }
      return .json(value(made), status: 201)
    default:
      guard path.count == 6, path[3] == "thread\(path[5])", let id = Int(path[5]) else {
        return nil
      }
      if request.method == "PUT" {
        return state.changeLineComment(id, to: json["body"] as? String ?? "").map {
          .json(gitLabJSON($0.comment))
        }
      }
      state.lineComments.removeAll { $0.comment.id == id }
      return Answer(status: 204)
    }
  }

  private func notes(_ request: Request, _ path: [String], _ state: inout State) -> Answer? {
    guard path.prefix(3) == ["merge_requests", "12", "notes"] else { return nil }
    let text = request.json["body"] as? String ?? ""
    guard path.count == 4, let id = Int(path[3]) else {
      return request.method == "POST"
        ? .json(gitLabJSON(state.add(text, by: .tool)), status: 201)
        : .page(state.comments.map(gitLabJSON), request.query, isGitLab: true)
    }
    switch request.method {
    case "GET": return state.comments.first { $0.id == id }.map { .json(gitLabJSON($0)) }
    case "PUT": return state.change(id, to: text).map { .json(gitLabJSON($0)) }
    default:
      state.comments.removeAll { $0.id == id }
      return Answer(status: 204)
    }
  }
}
