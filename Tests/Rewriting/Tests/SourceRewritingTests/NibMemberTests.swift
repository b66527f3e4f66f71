import Testing

struct NibMemberTests {
  @Test func `an outlet with an observer is set by its property`() {
    let source = """
      class Cell {
        @IBOutlet weak var button: UIButton! { didSet { button.isHidden = true } }
        @IBOutlet var title: UILabel!
      }
      """
    #expect(
      rewritten(source).hasSuffix(
        #"\#nprivate let nibMembersOfCell: [NibMember] = [.outlet("button", \Cell.button)] }"#))
  }

  @Test func `actions of a class and its extensions are found by their names`() {
    let source = """
      class Cell { @IBAction func tap() {} }
      extension Cell { @IBAction private func move(to sender: Any, forEvent event: UIEvent) {} }
      class Other { func tap() {} }
      """
    let members = [
      #".action(Selector("tap", calling: Cell.tap))"#,
      #".action(Selector("moveTo:forEvent:", calling: Cell.move(to:forEvent:)))"#,
    ]
    #expect(
      rewritten(source).contains(
        "; private let nibMembersOfCell: [NibMember] = [\(members.joined(separator: ", "))] }"))
    #expect(!rewritten(source).contains("nibMembersOfOther"))
  }

  @Test func `the name in @objc is that of the action`() {
    let source = "class Cell { @IBAction @objc(tapIt:) func tap(_ a: Any) {} }"
    #expect(rewritten(source).contains(#".action(Selector("tapIt:", calling: Cell.tap(_:)))"#))
  }

  @Test func `inspectable properties that can be set are found by their names`() {
    let source = """
      class Cell {
        @IBInspectable var padding: CGFloat = 4 { didSet { setNeedsLayout() } }
        @IBInspectable private(set) var radius: CGFloat { get { 1 } set {} }
        @IBInspectable var width: CGFloat { 1 }
        @IBInspectable static var height = 1
        @IBInspectable let depth = 1
      }
      extension Cell { @IBInspectable var color: UIColor? { get { nil } set {} } }
      """
    let members = ["padding", "radius", "color"].map { #".inspectable("\#($0)", \Cell.\#($0))"# }
    #expect(
      rewritten(source).contains(
        "private let nibMembersOfCell: [NibMember] = [\(members.joined(separator: ", "))]"))
  }
}
