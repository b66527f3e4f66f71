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

  static let searchBar = ViewDescription(
    UISearchBar.self, "search bar", isSystemSized: true,
    properties: [
      ViewProperty("text", \UISearchBar.text, content: .text),
      ViewProperty("placeholder", \UISearchBar.placeholder, content: .text),
    ]
  ) { model, bar, nib in
    bar.text = model.element.string("text")
    bar.placeholder = model.element.string("placeholder")
    if model.element["searchBarStyle"] == "minimal" { bar.searchBarStyle = .minimal }
    bar.showsCancelButton = model.element.bool("showsCancelButton") ?? false
    bar.barTintColor = nib.color("barTintColor", of: model.element)
  }
}
