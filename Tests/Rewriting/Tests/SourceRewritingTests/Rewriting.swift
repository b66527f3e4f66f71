import SourceRewriting

/// Returns what is compiled instead of a source.
func rewritten(_ source: String, optionalMethods: Set<MethodName> = []) -> String {
  var module = SharedDeclarations()
  module.optionalMethods = optionalMethods
  return SourceRewriter(module).rewrite(source, path: "Cell.swift").text
}

/// Returns what cannot be rewritten in a source.
func findings(_ source: String) -> [RewritingFinding] {
  SourceRewriter().rewrite(source, path: "Cell.swift").findings
}
