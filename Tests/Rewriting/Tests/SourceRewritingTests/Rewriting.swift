import SourceRewriting
import Testing

/// Returns what is compiled instead of a source.
func rewritten(_ source: String, optionalMethods: Set<MethodName> = []) -> String {
  var module = SharedDeclarations()
  module.optionalMethods = optionalMethods
  return rewriting(source, SourceRewriter(module))?.text ?? ""
}

/// Returns what cannot be rewritten in a source.
func findings(_ source: String) -> [RewritingFinding] {
  rewriting(source, SourceRewriter())?.findings ?? []
}

private func rewriting(_ source: String, _ rewriter: SourceRewriter) -> RewrittenSource? {
  do {
    return try rewriter.rewrite(source, path: "Cell.swift")
  } catch {
    Issue.record(error)
    return nil
  }
}
