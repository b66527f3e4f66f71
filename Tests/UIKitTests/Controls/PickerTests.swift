import Foundation
import Testing
import UIKit

@MainActor struct PickerTests {
  private let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
  private let content = Colors()

  private func fill() {
    picker.dataSource = content
    picker.delegate = content
  }

  private var texts: [String] {
    picker.layoutIfNeeded()
    return picker.subviews.compactMap { ($0 as? UILabel)?.text }
  }

  @Test func `a picker has Interface Builder's size`() {
    #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
    #expect(picker.numberOfComponents == 0)
    #expect(picker.selectedRow(inComponent: 0) == -1)
  }

  @Test func `the chosen row is in the middle and opaque`() throws {
    fill()
    picker.selectRow(1, inComponent: 0, animated: false)
    #expect(texts == ["red", "green", "blue", "small", "large"])
    let green = try #require(picker.subviews[1] as? UILabel)
    #expect(green.frame.midY == 108)
    #expect(green.alpha == 1)
    #expect(picker.subviews[0].alpha < 1)
  }

  @Test(arguments: [CGFloat.greatestFiniteMagnitude, .infinity, .nan, -1])
  func `a picker of any height shows its chosen row`(height: CGFloat) {
    fill()
    picker.bounds.size.height = height
    picker.layoutSubviews()
    #expect(picker.subviews.contains { ($0 as? UILabel)?.text == "red" })
  }

  @Test func `columns share the width unless the delegate gives one`() {
    fill()
    #expect(picker.rowSize(forComponent: 0) == CGSize(width: 151, height: 32))
  }

  @Test func `a chosen row is one of the rows there are`() {
    fill()
    picker.selectRow(9, inComponent: 0, animated: false)
    #expect(picker.selectedRow(inComponent: 0) == 2)
    #expect(picker.selectedRow(inComponent: 1) == 0)
  }

  @Test func `a date picker shows its date in grey boxes`() {
    let picker = UIDatePicker()
    picker.date = Date(timeIntervalSinceReferenceDate: 86_400 * 31 + 3600 * 14)
    #expect(picker.datePickerStyle == .compact)
    picker.layoutIfNeeded()
    let texts = picker.subviews.compactMap { ($0 as? UILabel)?.text }
    #expect(texts.count == 2)
    #expect(texts.first == "Feb 1, 2001")
    #expect(texts.last?.hasPrefix("2:00") == true)
    #expect(picker.intrinsicContentSize.height == 34)
  }

  @Test func `a date picker does not read the clock`() {
    #expect(UIDatePicker().date == Date(timeIntervalSinceReferenceDate: 0))
  }

  @Test func `wheels have a picker's size`() {
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = .wheels
    #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
    picker.preferredDatePickerStyle = .automatic
    picker.datePickerMode = .countDownTimer
    #expect(picker.datePickerStyle == .wheels)
  }

  @Test func `a search bar's field is 8 points from the sides`() {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    bar.placeholder = "Search"
    bar.layoutIfNeeded()
    #expect(bar.searchTextField.frame == CGRect(x: 8, y: 10, width: 304, height: 36))
    #expect(bar.searchTextField.placeholder == "Search")
    bar.text = "Song"
    #expect(bar.searchTextField.text == "Song")
    bar.setShowsCancelButton(true, animated: true)
    bar.layoutIfNeeded()
    #expect(bar.searchTextField.frame.width < 260)
  }
}

private final class Colors: UIPickerViewDataSource, UIPickerViewDelegate {
  private let columns = [["red", "green", "blue"], ["small", "large"]]

  func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    columns[component].count
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { columns[component][row] }
}
