import SourceRewriting
import Testing

struct MetatypeCreationTests {
  @Test(arguments: [
    "func a<T>() -> T where T: UILabel & Themed { T.init(frame: b) }",
    "func a(_ type: UIView.Type) { type.init(frame: b) }",
    "func a(_ type: UIView.Type) { type.init() }",
    "func a(_ type: UIStoryboardSegue.Type) { type.init(identifier: b, source: c, destination: d) }",
    "struct A { var type: UILabel.Type = UILabel.self; func c() { self.type.init(frame: b) } }",
  ])
  func `a class that is known at run time is created by a function`(_ source: String) {
    #expect(rewritten(source) == source.replacing(".init(", with: ".dynamicInit("))
  }

  @Test(arguments: [
    "func a() { if let type = b as? UIView.Type { type.init() } }",
    "func a() { let type = b as! UILabel.Type; type.init() }",
    "let a = { (type: UIView.Type) in type.init(frame: b) }",
    "struct A { var type: UIView.Type?; func c() { if let type = self.type { type.init() } } }",
  ])
  func `the class's type is read from casts, closures and optionals`(_ source: String) {
    #expect(rewritten(source) == source.replacing(".init(", with: ".dynamicInit("))
  }

  @Test func `a property of another source is known, unless the source has its own`() throws {
    let owner = "protocol Row { var cellClass: UITableViewCell.Type { get } }"
    let rewriter = try SourceRewriter(SharedDeclarations(in: [owner]))
    let use = "func a(_ row: Row) { row.cellClass.init() }"
    #expect(
      try rewriter.rewrite(use, path: "A.swift").text
        == "func a(_ row: Row) { row.cellClass.dynamicInit() }")
    let own = "func a(_ cellClass: Themed.Type) { cellClass.init() }"
    #expect(try rewriter.rewrite(own, path: "A.swift").text == own)
  }

  @Test(arguments: [
    "func a<T: UIView>() -> T { T(frame: b) }", "func a<T: UIView>() -> T { T() }",
    "class A<T: UIButton> { let c = T(frame: b) }",
  ])
  func `a generic class is created by a function, too`(_ source: String) {
    #expect(rewritten(source) == source.replacing(" T(", with: " T.dynamicInit("))
  }

  @Test(arguments: [
    "extension Themed where Self: UIView { static func a() -> Self { Self(frame: b) } }",
    "extension Themed where Self: UIView { static func a() -> Self { Self() } }",
    "extension UIView { class func a() -> Self { let c = Self(); return c } }",
    "class Cell: UIView { class func a() -> Self { Self() } }",
    "extension Themed { func a() -> Self where Self: UIView { Self() } }",
  ])
  func `the type of an extension of views is created by a function`(_ source: String) {
    #expect(rewritten(source) == source.replacing(" Self(", with: " Self.dynamicInit("))
  }

  @Test func `self is the type in a method of the type only`() {
    let source =
      "extension UIView { class func a() -> Self { let c = self.init(frame: b); return c } }"
    #expect(rewritten(source) == source.replacing(".init", with: ".dynamicInit"))
    let own = "extension UIView { convenience init(a: Int) { self.init(frame: b) } }"
    #expect(rewritten(own) == own)
  }

  @Test(arguments: [
    "func a<View: UIView>() -> View { make(View.init) }",
    "func a<View: UIView>() -> View { make(View.init(frame:)) }",
    "func a(_ type: UIView.Type) { make(type.init) }",
  ])
  func `an initializer that is passed on is a function of the class`(_ source: String) {
    #expect(rewritten(source) == source.replacing(".init", with: ".dynamicInit"))
  }

  @Test func `a generic button is created with its type`() {
    let source = "func a<Button: UIButton>() -> Button { Button(type: .custom) }"
    #expect(rewritten(source) == source.replacing(" Button(", with: " Button.dynamicInit("))
    let view = "func a<Row: UIView>() -> Row { Row(type: .custom) }"
    #expect(rewritten(view) == view)
  }

  @Test func `names of the module stand for classes of views, too`() throws {
    let names = """
      typealias ViewType = UIView.Type; protocol Themed: UIView {}
      typealias ThemedView = UIView & Named
      class BaseCell: UITableViewCell {}
      """
    let rewriter = try SourceRewriter(SharedDeclarations(in: [names]))
    let use = """
      func a(_ type: ViewType) { type.init() }
      func a<Cell: BaseCell>() -> Cell { .init(Cell.init()) }
      func a<Cell: ThemedView>() -> Cell { Cell.init(frame: b) }
      extension Themed { static func a() -> Self { Self.init() } }
      """
    #expect(
      try rewriter.rewrite(use, path: "A.swift").text
        == use.replacing("type.init(", with: "type.dynamicInit(")
        .replacing("Cell.init(", with: "Cell.dynamicInit(")
        .replacing("Self.init(", with: "Self.dynamicInit("))
  }

  @Test func `a class with an initializer without arguments is created by it`() throws {
    let sources = [
      "open class Chip: UIView { public init() { super.init(frame: b) }\n}",
      "final class RoundChip: Chip { let a = 1 }",
      "class Tag: Chip { init(text: String) { super.init() } }",
      "class Badge: UIView { override init(frame: CGRect) { super.init(frame: frame) } }",
      "class Screen: UIViewController { convenience init() { self.init(nibName: nil, bundle: nil) }\n}",
      "class Model { init() {} }", "class Maybe: UIView { init?() { nil } }",
    ]
    let rewriter = try SourceRewriter(SharedDeclarations(in: sources))
    let rewritten = try sources.map { try rewriter.rewrite($0, path: "").text }
    #expect(
      rewritten[0] == sources[0].dropLast()
        + "public override class func makeByInit() -> UIResponder { Chip() } }")
    #expect(
      rewritten[1] == sources[1].dropLast()
        + "; override class func makeByInit() -> UIResponder { RoundChip() } }")
    #expect(rewritten[2] == sources[2] && rewritten[3] == sources[3])
    #expect(
      rewritten[4] == sources[4].dropLast()
        + "override class func makeByInit() -> UIResponder { Screen() } }")
    #expect(rewritten[5] == sources[5] && rewritten[6] == sources[6])
  }

  @Test func `cells, headers and controllers have such functions, too`() {
    #expect(
      rewritten("func a<T: UITableViewCell>() -> T { T(style: .value1, reuseIdentifier: b) }")
        == "func a<T: UITableViewCell>() -> T { T.dynamicInit(style: .value1, reuseIdentifier: b) }"
    )
    #expect(
      rewritten("func a<T: UITableViewHeaderFooterView>() -> T { T(reuseIdentifier: b) }")
        == "func a<T: UITableViewHeaderFooterView>() -> T { T.dynamicInit(reuseIdentifier: b) }")
    #expect(
      rewritten("func a<T: UIViewController>() -> T { T(nibName: b, bundle: nil) }")
        == "func a<T: UIViewController>() -> T { T.dynamicInit(nibName: b, bundle: nil) }")
  }

  @Test(arguments: [
    "func a<T: Themed>() -> T { T(frame: b) }",
    "func a<T: UIView>() -> T { UILabel(frame: b) }",
    "func a<T: UIView>() -> T { T(frame: b, theme: c) }",
    "func a(_ type: Themed.Type) { type.init(frame: b) }",
  ])
  func `other initializers are called as they are`(_ source: String) {
    #expect(rewritten(source) == source)
  }
}
