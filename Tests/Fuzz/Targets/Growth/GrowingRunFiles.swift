extension GrowingInput {
  static let runFiles = [
    GrowingInput(.claims, "claims", 1_000) { list($0) { "\nC s/f\($0).320 \(claim($0))\n" } },
    GrowingInput(.claims, "claims of one key", 1_000) { count in
      list(count) { "\nC s/f.320 \(claim($0))\n" }
    },
    GrowingInput(.claims, "claims that are given back", 1_000) { count in
      list(count) { "\nC s/f.320 \(claim($0))\n\nR s/f.320 \(claim($0))\n" }
    },
    GrowingInput(.claims, "fixtures that are left", 2_000) { count in
      list(count) { "\nL s/f\($0) S/f\($0).320\n" }
    },
    GrowingInput(.claims, "the letters of a line", 500_000) { count in
      "\nC s/f.320 \(list(count) { _ in "a" })\n"
    },
    GrowingInput(.work, "snapshots", 5_000) { count in
      "{\"keys\": [\(list(count, separator: ",") { "\"S/f\($0).320\"" })], \"process\": 1}"
    },
    GrowingInput(.work, "values in each other", 5_000) { count in
      "{\"keys\": \(list(count) { _ in "[" })\(list(count) { _ in "]" }), \"process\": 1}"
    },
    GrowingInput(.passing, "targets", 500) { count in
      passing(list(count, separator: ",") { "\"T\($0)\": \(note(""))" })
    },
    GrowingInput(.passing, "references", 1_000) { count in
      passing(
        "\"T\": \(note(list(count, separator: ",") { "\"Snapshots/S/f\($0).png\": \"\(digest)\"" }))"
      )
    },
    GrowingInput(.events, "tests that run", 500) { count in
      list(count) { test("t\($0)") + event("testStarted", "t\($0)") + event("testEnded", "t\($0)") }
    },
    GrowingInput(.events, "tests that have started", 500) { count in
      list(count) { test("t\($0)") + event("testStarted", "t\($0)") }
    },
    GrowingInput(.events, "issues of one test", 500) { count in
      test("t")
        + list(count) { _ in event("issueRecorded", "t", ", \"issue\": {\"isKnown\": false}") }
    },
    GrowingInput(.events, "empty lines", 500_000) { count in list(count) { _ in "\n" } },
    GrowingInput(.events, "lines that are not events", 5_000) { count in list(count) { _ in "{\n" }
    },
    GrowingInput(.baseline, "findings", 1_000) { count in
      let findings = list(count, separator: ",") {
        "{\"file\": \"A.xib\", \"cell\": \"c\", \"id\": \"a\($0)\", \"kind\": \"zeroHeight\"}"
      }
      return "{\"version\": 1, \"findings\": [\(findings)]}"
    },
    GrowingInput(.baseline, "lists in each other", 5_000) { count in
      "{\"findings\": \(list(count) { _ in "[" })\(list(count) { _ in "]" })}"
    },
    GrowingInput(.git, "commits", 1_000) { count in
      list(count) {
        "\($0)\t\(digest)\t2024-05-06 A: s\0\n:100644 100644 \(digest) \(digest) M\0A.png\0"
      }
    },
    GrowingInput(.git, "parents of a commit", 10_000) { count in
      "1\t\(digest)\t2024-05-06 A: s\0\0\(list(count) { _ in ":" })"
        + "\(list(count) { _ in "100644 " })\(digest) M\0A.png\0"
    },
    GrowingInput(.git, "files of a tree", 2_000) { count in
      list(count) { "100644 blob \(digest)\tFolder/f\($0).png\0" }
    },
    GrowingInput(.git, "links of a tree", 1_000) { count in
      list(count) { "120000 blob l\($0 / 2)\tl\($0)\0" } + "100644 blob \(digest)\tl0\0"
    },
    GrowingInput(.git, "links to a folder", 1_000) { count in
      list(count) { "120000 blob .\tl\($0)\0" }
    },
    GrowingInput(.git, "changes", 2_000) { count in
      list(count) { ":100644 100644 \(digest) \(digest) R100\0a\($0)\0b\($0)\0" }
    },
    GrowingInput(.git, "blobs", 5_000) { count in list(count) { _ in "\(digest) blob 3\nabc\n" } },
    GrowingInput(.pointer, "lines", 100_000) { count in
      "version https://git-lfs.github.com/spec/v1\n\(list(count) { "a\($0)\n" })"
    },
  ]

  private static let digest = "e6e24d34d7b3d76820c05593e9dd9d95"

  private static func claim(_ line: Int) -> String {
    """
    {"key":"S/f.320","picture":"\(digest)","source":{"file":"A.swift","line":\(line)}}
    """
  }

  private static func passing(_ targets: String) -> String {
    "{\"version\": 1, \"targets\": {\(targets)}}"
  }

  private static func note(_ references: String) -> String {
    """
    {"files": "\(digest)", "compiler": "c", "engine": "Snap 1", "references": {\(references)}}
    """
  }

  private static func test(_ name: String) -> String {
    "{\"kind\": \"test\", \"payload\": {\"kind\": \"function\", \"id\": \"\(name)\", \"name\": \"\(name)\"}}\n"
  }

  private static func event(_ kind: String, _ test: String, _ more: String = "") -> String {
    "{\"kind\": \"event\", \"payload\": {\"kind\": \"\(kind)\", \"testID\": \"\(test)\"\(more)}}\n"
  }
}
