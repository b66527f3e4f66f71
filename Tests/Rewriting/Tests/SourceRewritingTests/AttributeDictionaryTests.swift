import Testing

struct AttributeDictionaryTests {
  @Test func `attributes of several classes have a type`() {
    let source = "let a = [NSAttributedString.Key.font: b, NSAttributedString.Key.kern: 2]; c()"
    #expect(
      rewritten(source)
        == "let a = [NSAttributedString.Key.font: b, NSAttributedString.Key.kern: 2]"
        + " as [NSAttributedString.Key: Any]; c()")
  }

  @Test func `the class of an object has a text`() {
    #expect(
      rewritten("a(type(of: b).description() + c.description())")
        == "a(String(reflecting: type(of: b)) + c.description())")
  }

  @Test(arguments: [
    "let a: [NSAttributedString.Key: Any] = [NSAttributedString.Key.font: b, .kern: 2]",
    "let a = [NSAttributedString.Key.font: b]",
    "let a = [Key.font: b, Key.kern: 2]",
  ])
  func `a dictionary that has a type keeps it`(_ source: String) {
    #expect(rewritten(source) == source)
  }
}
