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
  }
}
