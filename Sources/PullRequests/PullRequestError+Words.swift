import PrintedText

extension PullRequestError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .refused(let request, let host, let refusal):
      "\(host) did not carry out `\(PrintedText(line: request))`: \(refusal.words)"
    case .noCurl: "curl, which makes the requests, is not on PATH. Install curl."
    case .noToken(let variables):
      "no token is in the environment. Set \(variables.joined(separator: " or ")) in this step only, from a secret."
    case .unusableAddress(let variable, let text):
      "\(variable) is “\(PrintedText(line: text))”, where no token is sent. It is an address that begins with https://."
    case .missingVariable(let name, let purpose):
      "\(name), which says \(purpose), is not set. Outside of the host's jobs, set it."
    case .unreadableEvent(let file):
      "\(PrintedText(line: file)) is not the event of a pull request or a comment. Run this in a job that one of them starts."
    case .busyBranch(let branch):
      "the branch \(branch) changed at each of five tries. Run this again."
    case .busyComment: "the comment was gone at each of four tries. Run this again."
    case .noPicture(let path):
      "\(PrintedText(line: path)) is not a PNG file, so it is not published. Run `snap verify` again."
    case .tooManyPages(let request):
      "the answer to `\(PrintedText(line: request))` has no end after 100 pages."
    case .outsideRepository(let file):
      "\(PrintedText(line: file)) is not in the repository, so it cannot be committed. Accept it on the machine that has it."
    case .largeFile(let path):
      "\(PrintedText(line: path)) is in Git LFS, which only a checkout can commit. Run `snap accept` in one, and push."
    }
  }
}

extension PullRequestError.Refusal {
  package var words: String {
    switch self {
    case .noAnswer(let reason): "no whole answer came (\(PrintedText(line: reason))). Try again."
    case .unreadable:
      "the answer is not the JSON that the host's documentation describes. Is a proxy or a login page in between?"
    case .redirect(let status):
      "it redirects (\(status)), and a token is sent to no other address. Set the new one."
    case .unknownToken: "the token is unknown or has expired (401). Renew it."
    case .noRights:
      "the token has no right to do so (403). On GitHub, give the job `permissions` with `pull-requests: write`, "
        + "`statuses: write` and `contents: write`; a run for a fork has none of them. On GitLab, use a token with the "
        + "scope `api`."
    case .notFound:
      "it does not exist, or the token must not see it (404)."
    case .failed(let status): "the host failed (\(status)). Try again."
    case .limited(let seconds):
      "the host limits requests and wants the next one in \(seconds) s. Run this again then."
    case .invalid(let status, let message):
      "the host does not accept it (\(status)): \(PrintedText(line: message))"
    }
  }
}
