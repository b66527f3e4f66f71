internal import Foundation
internal import InterfaceBuilder

extension ViewDescription {
  static let pickerView = ViewDescription(UIPickerView.self, "picker view", isSystemSized: true)

  static let datePicker = ViewDescription(
    UIDatePicker.self, "date picker", inherits: .control, isSystemSized: true
  ) { model, picker, _ in
    picker.datePickerMode =
      switch model.element["datePickerMode"] {
      case "time": .time
      case "date": .date
      case "countDownTimer": .countDownTimer
      default: .dateAndTime
      }
    picker.preferredDatePickerStyle =
      switch model.element["style"] {
      case "compact": .compact
      case "inline": .inline
      case "wheels": .wheels
      default: .automatic
      }
    if let minutes = model.element.integer("minuteInterval") { picker.minuteInterval = minutes }
    picker.minimumDate = model.element.date("minimumDate")
    picker.maximumDate = model.element.date("maximumDate")
    // Without the attribute the picker shows the present date, and the file the one on which it was made.
    if model.element["useCurrentDate"] == "NO", let date = model.element.date("date") {
      picker.date = date
    }
  }
}

extension IBElement {
  /// The date of a child with a key.
  fileprivate func date(_ key: String) -> Date? {
    child(named: "date", key: key)?["timeIntervalSinceReferenceDate"].flatMap(Double.init)
      .flatMap { abs($0) <= 1e11 ? Date(timeIntervalSinceReferenceDate: $0) : nil }
  }
}
