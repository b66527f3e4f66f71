import Testing

@testable import Adopting

/// What gives a cell made-up content, by the names and types of its members.
struct SampleCallsTests {
  private static let song =
    #"Song(title: "A title", seconds: 3, isHidden: false, note: "A second line that says more")"#
  private static let types = """
    struct Song { let title: String; var seconds: Int; let isHidden: Bool; var note: String?; static let a = 1 }
    struct Priced { var price = 1.0; let song: Song; var total: Double { 2 } }
    struct Made { private let key: Int; init(name: String, rank: Int = 1, then: () -> Void) {} }
    struct Locked { private let key: Int }
    enum State { case loading, playing(song: Song), paused }
    enum Kind: String { case none = "n", big }
    final class Model { let name: String; init(_ name: String) {} }
    class Counter { var count = 0 }
    protocol Shown { var title: String { get } }
    extension Song: Shown {}
    typealias Songs = [Song]
    struct Box<Value> { let value: Value }
    enum Outer { struct Inner { let date: Date } }
    private struct Secret { let a: Int }
    struct Wrap { let next: [Wrap] }

    """

  private func statements(_ members: String) -> [String] {
    let source = "class Row: UITableViewCell {\n\(members)\n}"
    let calls = SampleCalls(DeclaredTypes([Self.types, source]), ["Row": "UITableViewCell"])
    return calls.content(of: "Row").statements
  }

  @Test(arguments: [
    (
      "func configure(title: String, price: String) {}",
      #"configure(title: "A title", price: "$12.50")"#
    ),
    (
      "func configure(with song: Song) {}",
      "configure(with: \(song))"
    ),
    ("func set(_ kind: Kind?) {}", "set(Kind.big)"),
    (
      "func update(_ state: State) {}",
      "update(State.playing(song: \(song)))"
    ),
    ("func bind(_ model: Model, index: Int) {}", #"bind(Model("Maria Jensen"), index: 0)"#),
    (
      "func setup(_ counter: Counter, done: @escaping (Int, Bool) -> Void) {}",
      "setup(Counter(), done: { _, _ in })"
    ),
    (
      "func configure(_ inner: Outer.Inner) {}",
      "configure(Outer.Inner(date: Date(timeIntervalSince1970: 1_747_051_200)))"
    ),
    ("func fill(with made: Made) {}", #"fill(with: Made(name: "Maria Jensen", then: {}))"#),
    (
      "func configure(names: [String], tags: [Int: Int]) {}",
      #"configure(names: ["Maria Jensen"], tags: [:])"#
    ),
    (
      "func apply(image: UIImage?, progress: Float) {}",
      #"apply(image: UIImage(systemName: "photo")!, progress: 0.75)"#
    ),
    ("func configure(_ wrap: Wrap) {}", "configure(Wrap(next: [Wrap(next: [])]))"),
    (
      "func render() {}; func configure(a: String) {}; func setA(_ a: Int) {}",
      #"configure(a: "Text")"#
    ),
    (
      "func setTitle(_ title: String) {}; func setCount(_ count: Int) {}",
      #"setTitle("A title"); setCount(42)"#
    ),
    (
      "struct Model { let name: String }; var model: Model? { didSet { show() } }",
      #"model = Row.Model(name: "Maria Jensen")"#
    ),
    ("var title = \"\" { didSet { show() } }; var isOn: Bool = true { willSet {} }", "isOn = true"),
    ("var viewModel: Model?; var other: Model?", #"viewModel = Model("Maria Jensen")"#),
    ("enum Kind { case a, b }; func configure(_ kind: Kind) {}", "configure(Row.Kind.a)"),
    (
      "var songs: Songs = [] { didSet { show() } }",
      "songs = [\(song)]"
    ),
  ])
  func `a cell is given values of types that are known`(members: String, expected: String) {
    #expect(statements(members).joined(separator: "; ") == expected)
  }

  @Test(arguments: [
    "func configure() {}", "private func configure(a: Int) {}", "func configure(a: Unknown) {}",
    "static func configure(a: Int) {}", "func configure<A>(a: A) {}", "func other(a: Int) {}",
    "override func setSelected(_ a: Bool, animated: Bool) {}", "func configure(a: Int) throws {}",
    "func setLater(a: Int) async {}", "func loadSize(a: Int) -> Int { 1 }",
    "@IBAction func showMore(_ sender: UIButton) {}", "func configure(a: Locked) {}",
    "func configure(a: Box<Int>) {}", "func configure(a: inout Int) {}",
    "func configure(a: Secret) {}", "var a: Int { get { 1 } set {} }",
    "private(set) var a: Int? { didSet {} }",
    "var a: Int? ; func b() { var c: Int? { didSet {} } }",
    "@IBOutlet var label: UILabel! { didSet {} }", "let a: Int",
  ])
  func `what is not known, private or without content is left alone`(members: String) {
    #expect(statements(members) == [])
  }

  @Test func `labels and fields have texts by their names, also those of superclasses`() {
    let source = """
      class Base: UICollectionViewCell { @IBOutlet weak var dateLabel: UILabel! }
      class Item: Base { let titleLabel = UILabel(); let field = UITextField(frame: .zero); let view = UIView() }
      """
    let calls = SampleCalls(
      DeclaredTypes([source]), ["Item": "Base", "Base": "UICollectionViewCell"])
    #expect(
      calls.content(of: "Item").texts.map { "\($0.name)=\($0.text)" }
        == ["titleLabel=A title", "field=Text", "dateLabel=12 May 2025"])
  }
}
