import Foundation
import Testing

@testable import UIKit

@MainActor struct ControlNibTests {
  @Test func `a button has titles, colours and pictures of all states`() throws {
    let sample = try NibSample(
      """
      <button id="a" enabled="NO" selected="YES" contentHorizontalAlignment="trailing" \
      contentVerticalAlignment="top" lineBreakMode="wordWrap"><state key="normal" title="N">
      <color key="titleColor" systemColor="systemRedColor"/></state>
      <state key="disabled" title="D"><color key="titleColor" systemColor="systemGreenColor"/></state>
      <state key="selected" title="S"><imageReference key="image" image="star" catalog="system"/>
      <preferredSymbolConfiguration key="preferredSymbolConfiguration" scale="large" weight="bold"/>
      </state><state key="highlighted" title="H" backgroundImage="missing"/></button>
      """)
    let button: UIButton = try sample.view()
    #expect(button.title(for: .normal) == "N" && button.title(for: .disabled) == "D")
    #expect(button.title(for: .selected) == "S" && button.title(for: .highlighted) == "H")
    #expect(button.titleColor(for: .disabled) == .systemGreen)
    #expect(button.image(for: .selected)?.isSymbolImage == true)
    #expect(
      button.preferredSymbolConfigurationForImage(in: .selected)
        == UIImage.SymbolConfiguration(weight: .bold, scale: .large))
    #expect(!button.isEnabled && button.isSelected)
    #expect(button.contentHorizontalAlignment == .trailing)
    #expect(button.contentVerticalAlignment == .top)
    #expect(button.titleLabel?.lineBreakMode == .byWordWrapping)
    #expect(sample.notes == ["The image “missing” is missing, and the file does not say its size."])
  }

  @Test(arguments: [99, 100, 101, 20_000])
  func `segments beyond a hundred are left out with a note`(count: Int) throws {
    let segments = String(repeating: "<segment title=\"S\"/>", count: count)
    let sample = try NibSample(
      "<segmentedControl id=\"a\"><segments>\(segments)</segments></segmentedControl>")
    let control: UISegmentedControl = try sample.view()
    #expect(control.numberOfSegments == min(count, 100))
    #expect(sample.notes == (count > 100 ? ["Only 100 of \(count) segments are shown."] : []))
  }

  @Test func `a button with a configuration ignores the titles of states`() throws {
    let button: UIButton = try NibSample(
      """
      <button id="a"><buttonConfiguration key="configuration" style="plain"/>
      <state key="normal" title="Button"/></button>
      """
    ).view()
    #expect(button.currentTitle == nil && button.configuration != nil)
    #expect(button.intrinsicContentSize.width == 24)
    button.setTitle("Code", for: .normal)
    #expect(button.intrinsicContentSize.width > 24)
  }

  @Test func `a button's configuration is read in full`() throws {
    let button: UIButton = try NibSample(
      """
      <button id="a"><buttonConfiguration key="configuration" style="tinted" title="T" subtitle="S" \
      imagePlacement="top" imagePadding="3" titlePadding="4" titleAlignment="trailing" \
      buttonSize="large" cornerStyle="capsule" showsActivityIndicator="YES">
      <imageReference key="image" image="star" catalog="system"/>
      <fontDescription key="titleFontDescription" type="boldSystem" pointSize="15"/>
      <preferredSymbolConfiguration key="preferredSymbolConfigurationForImage" scale="small"/>
      <directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/>
      <backgroundConfiguration key="background" strokeWidth="2" cornerRadius="5">
      <color key="strokeColor" systemColor="systemRedColor"/>
      <color key="backgroundColor" systemColor="systemGreenColor"/></backgroundConfiguration>
      <color key="baseForegroundColor" systemColor="systemBlueColor"/>
      <color key="baseBackgroundColor" systemColor="systemYellowColor"/></buttonConfiguration></button>
      """
    ).view()
    let look = try #require(button.configuration)
    #expect(look.style == .tinted && look.title == "T" && look.subtitle == "S")
    #expect(look.imagePlacement == .top && look.imagePadding == 3 && look.titlePadding == 4)
    #expect(look.titleAlignment == .trailing && look.buttonSize == .large)
    #expect(look.cornerStyle == .capsule && look.showsActivityIndicator && look.image != nil)
    #expect(look.attributedTitle?.font == .boldSystemFont(ofSize: 15))
    #expect(look.preferredSymbolConfigurationForImage == UIImage.SymbolConfiguration(scale: .small))
    #expect(
      look.contentInsets == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(look.background.strokeWidth == 2 && look.background.cornerRadius == 5)
    #expect(look.background.strokeColor == .systemRed)
    #expect(look.background.backgroundColor == .systemGreen)
    #expect(look.baseForegroundColor == .systemBlue && look.baseBackgroundColor == .systemYellow)
  }

  @Test func `a field has its frame, alignment, fitting and button`() throws {
    let field: UITextField = try NibSample(
      """
      <textField id="a" borderStyle="bezel" placeholder="P" textAlignment="center" \
      clearButtonMode="always" minimumFontSize="9">
      <textInputTraits key="textInputTraits" secureTextEntry="YES"/></textField>
      """
    ).view()
    #expect(field.borderStyle == .bezel && field.placeholder == "P")
    #expect(field.textAlignment == .center && field.clearButtonMode == .always)
    #expect(field.minimumFontSize == 9 && field.adjustsFontSizeToFitWidth)
    #expect(field.isSecureTextEntry)
  }

  @Test func `segments have titles, pictures, widths and states`() throws {
    let control: UISegmentedControl = try NibSample(
      """
      <segmentedControl id="a" selectedSegmentIndex="1"><segments><segment title="One" width="40"/>
      <segment image="star" catalog="system" enabled="NO"/></segments>
      <color key="selectedSegmentTintColor" systemColor="systemRedColor"/></segmentedControl>
      """
    ).view()
    #expect(control.titleForSegment(at: 0) == "One" && control.widthForSegment(at: 0) == 40)
    #expect(control.imageForSegment(at: 1) != nil && !control.isEnabledForSegment(at: 1))
    #expect(control.selectedSegmentIndex == 1 && control.selectedSegmentTintColor == .systemRed)
  }

  @Test func `bars, dots, switches and spinners have their colours`() throws {
    func color(_ key: String) -> String { "<color key=\"\(key)\" systemColor=\"systemRedColor\"/>" }
    let sample = try NibSample(
      """
      <progressView id="p" progress="0.3" progressViewStyle="bar" trackImage="x">\
      \(color("progressTintColor"))</progressView>
      <pageControl id="d" numberOfPages="4" currentPage="2">\(color("pageIndicatorTintColor"))</pageControl>
      <switch id="s" on="NO">\(color("onTintColor"))</switch>
      <slider id="r" value="3" maxValue="6">\(color("thumbTintColor"))</slider>
      <activityIndicatorView id="w" style="large">\(color("color"))</activityIndicatorView>
      """)
    let progress: UIProgressView = try sample.view("p")
    #expect(progress.progressTintColor == .systemRed && progress.progressViewStyle == .bar)
    let pages: UIPageControl = try sample.view("d")
    #expect(pages.currentPage == 2 && pages.pageIndicatorTintColor == .systemRed)
    #expect(try sample.view("s", as: UISwitch.self).onTintColor == .systemRed)
    #expect(try sample.view("r", as: UISlider.self).thumbTintColor == .systemRed)
    #expect(try sample.view("w", as: UIActivityIndicatorView.self).color == .systemRed)
    #expect(sample.notes == ["“trackImage” is left out; the bar is drawn in its colours."])
  }

  @Test func `an image view configures its symbol`() throws {
    let sample = try NibSample(
      """
      <imageView id="a"><imageReference key="image" image="star" catalog="system" symbolScale="large" \
      renderingMode="template"/><preferredSymbolConfiguration key="preferredSymbolConfiguration" \
      configurationType="pointSize" pointSize="30" weight="thin"/></imageView>
      """)
    let view: UIImageView = try sample.view()
    #expect(view.image?.renderingMode == .alwaysTemplate)
    #expect(
      view.preferredSymbolConfiguration
        == UIImage.SymbolConfiguration(pointSize: 30, weight: .thin, scale: .unspecified))
    let plain = UIImageView(image: UIImage(systemName: "star"))
    #expect(view.intrinsicContentSize.width > plain.intrinsicContentSize.width * 1.5)
  }

  @Test func `a label has its shadow and its highlighted colour`() throws {
    let label: UILabel = try NibSample(
      """
      <label id="a" text="x" highlighted="YES"><size key="shadowOffset" width="1" height="2"/>
      <color key="shadowColor" systemColor="systemRedColor"/>
      <color key="highlightedColor" systemColor="systemGreenColor"/></label>
      """
    ).view()
    #expect(label.shadowColor == .systemRed && label.shadowOffset == CGSize(width: 1, height: 2))
    #expect(label.isHighlighted && label.highlightedTextColor == .systemGreen)
  }
}
