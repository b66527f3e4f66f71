import SourceRewriting
import Testing

struct OutletTests {
  @Test(arguments: [
    ("@IBOutlet var title: UILabel!", "@Outlet   var title: UILabel!"),
    ("@IBOutlet weak var title: UILabel!", "@WeakOutlet    var title: UILabel!"),
    ("@IBOutlet private weak var title: UILabel?", "@WeakOutlet private    var title: UILabel?"),
    (
      "@IBOutlet public private(set) weak var title: UILabel!",
      "@WeakOutlet public private(set)    var title: UILabel!"
    ),
    ("@IBOutlet\n  weak var title: UILabel!", "@WeakOutlet\n       var title: UILabel!"),
    ("@objc @IBOutlet var stars: [UIImageView]!", "      @Outlet   var stars: [UIImageView]!"),
  ])
  func `an outlet keeps its ownership, and its name its column`(source: String, expected: String) {
    #expect(rewritten("class Cell {\n\(source)\n}") == "class Cell {\n\(expected)\n}")
  }

  @Test(
    arguments: [
      ("@IBOutlet weak var a: UILabel!, b: UILabel!", .outletsInOneDeclaration),
      ("@IBOutlet var box: UIView! { get { nil } set {} }", .computedOutlet("box")),
      ("@IBOutlet override var accessoryView: UIView?", .computedOutlet("accessoryView")),
      ("@IBOutlet unowned var box: UIView", .outletModifier("unowned", outlet: "box")),
    ] as [(String, RewritingFinding.Reason)])
  func `an outlet that a wrapper cannot hold is reported, and compiles`(
    source: String, reason: RewritingFinding.Reason
  ) {
    let cell = "class Cell {\n  \(source)\n}"
    let found = findings(cell)
    #expect(found.map(\.reason) == [reason])
    #expect(found.map(\.description).allSatisfy { $0.hasPrefix("Cell.swift:2:3: warning: ") })
    #expect(!rewritten(cell).contains("Outlet"))
  }

  @Test func `an outlet that a project chooses by a condition is left as it is`() {
    let source = """
      class Cell {
        #if canImport(ObjectiveC)
        @IBOutlet
        #else
        @Outlet
        #endif
        var title: UILabel!
      }
      """
    #expect(rewritten(source) == source)
  }

  @Test func `an outlet that a protocol requires is a plain property`() {
    #expect(
      rewritten("protocol P { @IBOutlet var a: UILabel! { get } }")
        == "protocol P {           var a: UILabel! { get } }")
  }
}
