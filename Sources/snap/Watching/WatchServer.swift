import FileAccess
import Foundation
import Serving
import SnapReport

/// Answers the requests of a page that is watched: the page, what changed, and pictures.
final class WatchServer: HTTPHandling {
  private var page: WatchPage
  private let access: ReviewAccess
  private let inbox: WatchInbox
  /// Reads a picture by its path in the results.
  private let source: PictureSource
  private let printer: WatchPrinter

  init(
    _ inbox: WatchInbox, access: ReviewAccess, source: PictureSource, printer: WatchPrinter,
    tool: ToolName
  ) {
    (self.inbox, self.access, self.source, self.printer) = (inbox, access, source, printer)
    page = WatchPage(tool: tool, source: source)
  }

  /// Shows what has happened.
  func takeEvents() {
    for event in inbox.take() {
      printer.print(event)
      show(event)
    }
  }

  private func show(_ event: WatchEvent) {
    switch event {
    case .saved(let files):
      page.beginSave()
      page.status = "\(WatchSave.list(files)) saved, drawing …"
    case .drawn(let snapshots, let file), .compared(let snapshots, let file):
      page.put(snapshots, of: file)
    case .kept(let keys, let file): page.keep(keys, of: file)
    case .problems(let problems, let file): page.put(problems: problems, of: file)
    case .findings(let findings, let file): page.put(findings: findings, of: file)
    case .done(let save): page.status = save.sentence
    case .building: page.status = "Building the tests …"
    case .unwatched: break
    }
  }

  func isWaiting(for head: HTTPHead) -> Bool {
    guard let edition = edition(in: head) else { return false }
    takeEvents()
    return edition == page.edition
  }

  func refusal(of head: HTTPHead) -> HTTPResponse? {
    problem(of: head)?.keptFromOthers(RunReport.watchPolicy)
  }

  func response(to head: HTTPHead, body: Data) -> HTTPResponse {
    takeEvents()
    return answer(to: head).keptFromOthers(RunReport.watchPolicy)
  }

  private func problem(of head: HTTPHead) -> HTTPResponse? {
    let notFound = HTTPResponse(.notFound, text: "Not found.")
    guard let place = access.place(of: head.path) else { return notFound }
    if let refusal = access.refusal(of: head) { return HTTPResponse(.forbidden, text: refusal) }
    let isKnown = place.isEmpty || edition(in: head) != nil || picture(in: place) != nil
    return head.method == "GET" && head.bodyLength == 0 && isKnown ? nil : notFound
  }

  private func answer(to head: HTTPHead) -> HTTPResponse {
    do {
      if let edition = edition(in: head) {
        return HTTPResponse(.ok, Array(try page.update(since: edition)), type: "application/json")
      }
      if let path = access.place(of: head.path).flatMap(picture(in:)) { return file(path) }
      return HTTPResponse(.ok, Array(try page.html()), type: "text/html; charset=utf-8")
    } catch {
      return HTTPResponse(.internalServerError, text: "\(error)")
    }
  }

  /// The number of the change that a page has, in a request for what came after it.
  private func edition(in head: HTTPHead) -> Int? {
    guard let place = access.place(of: head.path), place.hasPrefix("after/") else { return nil }
    return Int(place.dropFirst("after/".count)).flatMap { $0 >= 0 ? $0 : nil }
  }

  /// The path of a picture that the page has shown: no other file can be asked for.
  private func picture(in place: String) -> String? {
    guard place.hasPrefix("pictures/") else { return nil }
    return page.path(ofPicture: String(place.dropFirst("pictures/".count)))
  }

  private func file(_ path: String) -> HTTPResponse {
    guard let data = source.data(path) else { return HTTPResponse(.notFound, text: "It is gone.") }
    let type = path.hasSuffix(".png") ? "image/png" : "text/plain; charset=utf-8"
    return HTTPResponse(.ok, Array(data), type: type)
  }
}
