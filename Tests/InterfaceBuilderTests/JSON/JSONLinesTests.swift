import InterfaceBuilder
import Testing

struct JSONLinesTests {
  private static let text = """
    {
      "a": [1,
        {"b/c": "x"}, null],
      "d":
        {"e": -1.5e3, "f": "\\"}", "g": {}}
    }
    """

  @Test(arguments: [
    ([], 1), (["a"], 2), (["a", "0"], 2), (["a", "1"], 3), (["a", "1", "b/c"], 3), (["d"], 4),
    (["d", "f"], 5), (["d", "none"], 4), (["a", "1", "none", "e"], 3),
  ])
  func `a value is found by its path, or what is around it`(path: [String], line: Int) {
    for form in [JSONLines.Form.json, .json5] {
      let lines = JSONLines(Self.text, form)
      #expect(lines.line(of: path) == line)
      #expect(lines.fault == nil && lines.faultReason == nil)
    }
  }

  @Test(arguments: [
    ("", 1), ("{", 1), ("[1\n2]", 2), ("{\"a\"\n1}", 2), ("[]\n]", 2), ("[,]", 1), ("\n\"a", 2),
    ("{\"a\": [\n1, 2}", 2),
  ])
  func `the first fault has its line`(text: String, line: Int) {
    for form in [JSONLines.Form.json, .json5] {
      let lines = JSONLines(text, form)
      #expect(lines.fault == line)
      #expect(lines.faultReason?.contains("is missing here") == true)
    }
  }

  @Test(arguments: ["[1,\n]", "{\n// x\n}", "{\na: 1}", "[\n'a']", "[\ntru]", "[\n1.2.3]"])
  func `what only JSON5 allows is a fault of JSON`(text: String) {
    #expect(JSONLines(text, .json).fault == 2)
    #expect(JSONLines(text, .json5).fault == nil)
  }

  @Test(arguments: ["[\n3e+]", "{\"a\":\n-.5E- }", "[\n+3.e+/* */]", "\n3e-"])
  func `a number without digits after the sign of its exponent is a fault`(text: String) {
    let lines = JSONLines(text, .json5)
    #expect(lines.fault == 2)
    #expect(lines.faultReason == "a number ends after the sign of its exponent.")
    #expect(JSONLines(text, .json).fault == 2)
  }

  @Test(arguments: ["['3e+']", "[\"3e+\"]", "{'3e+': 3e+1}", "[3e+1, /* 3e+ */ 2]"])
  func `texts, keys and comments may contain what looks like such a number`(text: String) {
    #expect(JSONLines(text, .json5).fault == nil)
  }

  @Test func `a key that an object has twice is listed with its line`() {
    let lines = JSONLines("{\"a\": 1, \"b\": {\"a\": 2},\n\"a\": 3}", .json)
    #expect(lines.repeated.map(\.key) == ["a"])
    #expect(lines.repeated.map(\.line) == [2])
  }

  @Test(arguments: [(511, false), (512, false), (513, true)])
  func `values are nested up to 512 levels`(depth: Int, isTooDeep: Bool) {
    let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    let reason = JSONLines(text, .json).faultReason
    #expect((reason?.contains("nested deeper than 512 levels") == true) == isTooDeep)
  }
}
