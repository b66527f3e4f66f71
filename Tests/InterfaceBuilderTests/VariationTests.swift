import InterfaceBuilder
import Testing

struct VariationTests {
  static let label = """
    <label text="plain" id="l">
      <fontDescription key="fontDescription" type="system" pointSize="17"/>
      <constraints>
        <constraint firstAttribute="width" constant="1" id="a">
          <variation key="widthClass=compact" constant="2"/>
          <variation key="heightClass=regular-widthClass=compact" constant="3"/>
          <variation key="default" constant="4"/>
        </constraint>
        <constraint firstAttribute="height" id="b"/>
      </constraints>
      <variation key="default">
        <mask key="constraints"><exclude reference="a"/></mask>
      </variation>
      <variation key="widthClass=regular">
        <mask key="constraints"><include reference="a"/><exclude reference="b"/></mask>
        <fontDescription key="fontDescription" type="boldSystem" pointSize="20"/>
      </variation>
    </label>
    """

  @Test(
    arguments: [
      (.phonePortrait, 3), (.init(width: .compact, height: .compact), 2),
      (.init(width: .regular, height: .regular), 4),
    ] as [(IBSizeClasses, Double)])
  func `the most specific variation that matches wins`(
    sizeClasses: IBSizeClasses, constant: Double
  ) throws {
    let view = try Documents.view(Self.label, sizeClasses: sizeClasses)
    #expect(view.constraints.first?.constant == constant)
  }

  @Test func `a mask determines what is installed`() throws {
    let phone = try Documents.view(Self.label)
    #expect(phone.constraints.map(\.isInstalled) == [false, true])
    let pad = try Documents.view(
      Self.label, sizeClasses: .init(width: .regular, height: .regular))
    #expect(pad.constraints.map(\.isInstalled) == [true, false])
  }

  @Test func `a variation's child replaces the one with the same key`() throws {
    let pad = try Documents.view(
      Self.label, sizeClasses: .init(width: .regular, height: .compact))
    #expect(pad.label?.font == .boldSystem(size: 20))
    #expect(try Documents.view(Self.label).label?.font == .system(weight: .regular, size: 17))
  }

  @Test func `a masked subview is kept but not installed`() throws {
    let view = try Documents.view(
      """
      <view id="v"><subviews><view id="w"/></subviews>
      <variation key="default"><mask key="subviews"><exclude reference="w"/></mask></variation>
      </view>
      """)
    #expect(view.subviews.map(\.isInstalled) == [false])
  }

  @Test func `a child only in variations is added, only the last of its kind`() throws {
    let view = try Documents.view(
      """
      <view id="v">
        <variation key="default"><color key="tintColor" name="a"/></variation>
        <variation key="widthClass=compact"><color key="tintColor" name="b"/></variation>
      </view>
      """)
    #expect(view.tintColor == .named("b"))
    #expect(view.element.children(named: "color").count == 1)
  }
}
