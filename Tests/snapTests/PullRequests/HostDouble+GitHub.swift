import Foundation

/// The part of GitHub's interface that comments need: version 2022-11-28.
extension HostDouble {
  func gitHub(_ request: Request, _ state: inout State) -> Answer? {
    if request.path == ["user"] {
      return state.isJob
        ? .json(["message": "Resource not accessible by integration"], status: 403)
        : .json(gitHubJSON(.tool))
    }
    guard request.path.prefix(3) == ["repos", "app", "cells"] else { return nil }
    let path = Array(request.path.dropFirst(3))
    switch (request.method, path.first) {
    case (_, "pulls") where path.count > 2: return lineComments(request, path, &state)
    case ("GET", "pulls"): return pull(path, request, state)
    case (_, "issues"): return issues(request, path, &state)
    case ("GET", "collaborators"):
      return state.account(path[1]).map { account in
        .json(["permission": state.rights[account] ?? "none", "user": gitHubJSON(account)])
      }
    case ("POST", "statuses"):
      let json = request.json
      state.statuses.append(
        (
          path[1], json["state"] as? String ?? "", json["context"] as? String ?? "",
          json["description"] as? String ?? ""
        ))
      return .json(["id": 1, "state": json["state"] ?? ""], status: 201)
    case (_, "git"): return objects(request, path, &state)
    default: return nil
    }
  }

  private func pull(_ path: [String], _ request: Request, _ state: State) -> Answer? {
    let side: [String: Any] = [
      "sha": state.head, "ref": "feature/row", "repo": ["id": state.isOfFork ? 2 : 1],
    ]
    let pull: [String: Any] = [
      "number": 12, "state": state.isOpen ? "open" : "closed", "head": side,
      "base": ["sha": Self.name(0), "ref": "main", "repo": ["id": 1]],
    ]
    if path.count == 1 {
      let isAsked = request.query["head"] == "ann:feature/row" && state.isOpen
      return .page(isAsked ? [pull] : [], request.query, isGitLab: false)
    }
    return path[1] == "12" ? .json(pull) : nil
  }

  private func lineComments(_ request: Request, _ path: [String], _ state: inout State) -> Answer? {
    func value(_ line: LineComment) -> [String: Any] {
      var value = gitHubJSON(line.comment)
      value["path"] = line.path
      value["line"] = line.line ?? NSNull()
      value["start_line"] = line.start ?? NSNull()
      return value
    }
    let json = request.json
    switch (request.method, Array(path.dropFirst())) {
    case ("GET", ["12", "files"]):
      let files = state.patches.sorted { $0.key < $1.key }.map {
        ["filename": $0.key, "patch": $0.value]
      }
      return .page(files, request.query, isGitLab: false)
    case ("GET", ["12", "comments"]):
      return .page(state.lineComments.map(value), request.query, isGitLab: false)
    case ("POST", ["12", "comments"]):
      guard json["side"] as? String == "RIGHT", json["commit_id"] as? String == state.head,
        let line = json["line"] as? Int,
        let made = state.add(
          json["body"] as? String ?? "", json["path"] as? String ?? "",
          start: json["start_line"] as? Int, line: line)
      else {
        return .json(
          ["message": "pull_request_review_thread.line must be part of the diff"], status: 422)
      }
      return .json(value(made), status: 201)
    case ("PATCH", _):
      return state.changeLineComment(Int(path[2]) ?? 0, to: json["body"] as? String ?? "").map {
        .json(value($0))
      }
    case ("DELETE", _):
      state.lineComments.removeAll { "\($0.comment.id)" == path[2] }
      return Answer(status: 204)
    default: return nil
    }
  }

  private func gitHubJSON(_ account: Account) -> [String: Any] {
    ["id": account.id, "login": account.name, "type": account.isProgram ? "Bot" : "User"]
  }

  private func gitHubJSON(_ comment: Comment) -> [String: Any] {
    [
      "id": comment.id, "body": comment.text, "user": gitHubJSON(comment.author),
      "created_at": time(comment.created), "updated_at": time(comment.updated),
    ]
  }

  private func time(_ seconds: Int) -> String {
    "2026-01-01T00:\(seconds / 60 < 10 ? "0" : "")\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)Z"
  }

  private func issues(_ request: Request, _ path: [String], _ state: inout State) -> Answer? {
    let text = request.json["body"] as? String
    if let text, text.count > 65_536 {
      return .json(["message": "Validation Failed"], status: 422)
    }
    if path == ["issues", "12", "comments"] {
      guard request.method == "POST" else {
        return .page(state.comments.map(gitHubJSON), request.query, isGitLab: false)
      }
      return .json(gitHubJSON(state.add(text ?? "", by: .tool)), status: 201)
    }
    guard path.count == 3, let id = Int(path[2]) else { return nil }
    switch request.method {
    case "GET": return state.comments.first { $0.id == id }.map { .json(gitHubJSON($0)) }
    case "PATCH": return state.change(id, to: text ?? "").map { .json(gitHubJSON($0)) }
    case "DELETE":
      let count = state.comments.count
      state.comments.removeAll { $0.id == id }
      return state.comments.count < count ? Answer(status: 204) : nil
    default: return nil
    }
  }

  private func objects(_ request: Request, _ path: [String], _ state: inout State) -> Answer? {
    let json = request.json
    switch (request.method, path[1]) {
    case ("POST", "blobs"):
      let name = state.object()
      state.blobs[name] = Data(base64Encoded: json["content"] as? String ?? "")
      return .json(["sha": name], status: 201)
    case ("POST", "trees"):
      let name = state.object()
      var tree = (json["base_tree"] as? String).flatMap { state.trees[$0] } ?? [:]
      for entry in json["tree"] as? [[String: Any]] ?? [] {
        guard let path = entry["path"] as? String, entry["mode"] as? String == "100644" else {
          return .json(["message": "tree.mode must be one of"], status: 422)
        }
        tree[path] = entry["sha"] as? String
      }
      state.trees[name] = tree
      return .json(["sha": name], status: 201)
    case ("POST", "commits"):
      let name = state.object()
      state.commits[name] = Commit(
        tree: state.trees[json["tree"] as? String ?? ""] ?? [:],
        parents: json["parents"] as? [String] ?? [], message: json["message"] as? String ?? "")
      return .json(["sha": name], status: 201)
    case ("GET", "commits"):
      return state.commits[path[2]].map { commit in
        let name = state.object()
        state.trees[name] = commit.tree
        return .json(["sha": path[2], "tree": ["sha": name]])
      }
    default: return references(request, path, &state)
    }
  }

  private func references(_ request: Request, _ path: [String], _ state: inout State) -> Answer? {
    let commit = request.json["sha"] as? String ?? ""
    let refusal = Answer.json(["message": "Update is not a fast forward"], status: 422)
    switch request.method {
    case "GET":
      let branch = path.dropFirst(3).joined(separator: "/")
      return state.branches[branch].map { .json(["object": ["sha": $0, "type": "commit"]]) }
    case "POST":
      let branch = (request.json["ref"] as? String ?? "").replacing("refs/heads/", with: "")
      guard state.branches[branch] == nil else { return refusal }
      state.branches[branch] = commit
    default:
      let branch = path.dropFirst(3).joined(separator: "/")
      guard let last = state.branches[branch],
        state.commits[commit]?.parents.contains(last) == true
      else { return refusal }
      state.branches[branch] = commit
      if branch == "feature/row" { state.head = commit }
    }
    return .json(["object": ["sha": commit]])
  }
}
