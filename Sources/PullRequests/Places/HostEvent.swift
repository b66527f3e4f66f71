import FileAccess
import Foundation

/// What started a job, as the host wrote it into a file.
///
/// It only names things: what they are is asked again.
struct HostEvent: Decodable {
  struct Number: Decodable {
    let number: Int
    let head: Head?

    struct Head: Decodable {
      let sha: String
    }
  }

  struct Comment: Decodable {
    let id: Int
  }

  /// A run that has ended, after which GitHub starts another one that may write.
  struct WorkflowRun: Decodable {
    struct Repository: Decodable {
      struct Owner: Decodable {
        let login: String
      }

      let owner: Owner
    }

    let id: Int
    let head_sha: String
    let head_branch: String
    let head_repository: Repository
  }

  /// GitLab's name for a comment.
  struct Note: Decodable {
    let id: Int
  }

  struct MergeRequest: Decodable {
    let iid: Int
  }

  let action: String?
  let pull_request: Number?
  let issue: Number?
  let comment: Comment?
  let workflow_run: WorkflowRun?
  let object_attributes: Note?
  let merge_request: MergeRequest?

  /// Reads a file of the environment.
  ///
  /// - Throws: ``PullRequestError/unreadableEvent(file:)``
  init(file: String) throws {
    guard let data = try? Files.read(existing: URL(fileURLWithPath: file)),
      let event = try? JSONDecoder().decode(HostEvent.self, from: data)
    else { throw PullRequestError.unreadableEvent(file: file) }
    self = event
  }
}
