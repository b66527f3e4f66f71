import InterfaceBuilder
import Testing

struct ConstraintTests {
  func constraint(_ attributes: String) throws -> IBConstraint {
    let view = try Documents.view(
      """
      <view id="v"><subviews><view id="w"/></subviews>
      <constraints><constraint \(attributes) id="c"/></constraints></view>
      """)
    return try #require(view.constraints.first)
  }

  @Test func `a constraint with only an attribute has Interface Builder's defaults`() throws {
    let constraint = try constraint("firstAttribute='height'")
    #expect(constraint.firstItem == .owner && constraint.firstAttribute == .height)
    #expect(constraint.relation == .equal)
    #expect(constraint.secondItem == nil && constraint.secondAttribute == nil)
    #expect(constraint.multiplier == 1 && constraint.constant == 0 && constraint.priority == 1000)
    #expect(constraint.identifier == nil && !constraint.isPlaceholder && constraint.isInstalled)
    #expect(constraint.id == "c" && constraint.line == 5)
  }

  @Test func `a constraint's attributes are read`() throws {
    let constraint = try constraint(
      """
      firstItem="w" firstAttribute="leadingMargin" relation="lessThanOrEqual" secondItem="v" \
      secondAttribute="centerXWithinMargins" multiplier="0.5" constant="-8.5" priority="999" \
      placeholder="YES" identifier="gap"
      """)
    #expect(constraint.firstItem == .object(id: "w") && constraint.firstAttribute == .leadingMargin)
    #expect(constraint.relation == .lessThanOrEqual)
    #expect(constraint.secondItem == .owner)
    #expect(constraint.secondAttribute == .centerXWithinMargins)
    #expect(constraint.multiplier == 0.5 && constraint.constant == -8.5)
    #expect(constraint.priority == 999 && constraint.identifier == "gap")
    #expect(constraint.isPlaceholder && constraint.isInstalled)
  }

  @Test(arguments: [
    ("2", 2.0), ("0.5", 0.5), ("16:9", 16.0 / 9), ("1:2", 0.5), ("1/3", 1.0 / 3), ("3 : 4", 0.75),
    ("24%", 0.24),
    ("392.5:157", 2.5), ("-1", -1),
  ])
  func `a multiplier is a decimal, a ratio, a fraction or a percentage`(text: String, value: Double)
    throws
  {
    let constraint = try constraint("firstAttribute='width' multiplier='\(text)'")
    #expect(constraint.multiplier == value)
  }

  @Test(arguments: IBConstraint.Attribute.allCases)
  func `every attribute can be on both sides`(attribute: IBConstraint.Attribute) throws {
    let name = attribute.rawValue
    let constraint = try constraint(
      "firstItem='w' firstAttribute='\(name)' secondItem='v' secondAttribute='\(name)'")
    #expect(constraint.firstAttribute == attribute && constraint.secondAttribute == attribute)
  }

  @Test func `a constraint or outlet to a missing object adds a note`() throws {
    let document = try Documents.load(
      Documents.xib(
        """
        <view id="v">
        <constraints><constraint firstItem="gone" firstAttribute="top" id="c"/></constraints>
        <connections><outlet property="p" destination="lost" id="o"/></connections>
        </view>
        """))
    #expect(
      document.notes.map(\.description) == [
        "5: firstItem of <constraint> names \"gone\", which is not in the file.",
        "6: destination of <outlet> names \"lost\", which is not in the file.",
      ])
  }
}
