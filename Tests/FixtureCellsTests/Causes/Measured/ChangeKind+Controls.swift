import UIKit

/// Changes of controls.
extension ChangeKind {
  static let ofControls = values + ofButtons

  private static let values = [
    own("switch tint", size: nil) {
      let toggle = UISwitch()
      toggle.isOn = true
      return toggle
    } _: { (toggle: UISwitch, _) in
      toggle.onTintColor = .systemRed
      return [["onTintColor"], ["none"], [".systemRed"]]
    },
    own("slider value") {
      UISlider()
    } _: { slider, _ in
      slider.value = 0.75
      return [["value"], ["0"], ["0.75"]]
    },
    own("slider track") {
      let slider = UISlider()
      slider.value = 0.5
      return slider
    } _: { (slider: UISlider, _) in
      slider.minimumTrackTintColor = .systemRed
      return [["minimumTrackTintColor"], ["none"], [".systemRed"]]
    },
    own("progress") {
      UIProgressView()
    } _: { view, _ in
      view.progress = 0.4
      return [["progress"], ["0"], ["0.4"]]
    },
    own("progress tint") {
      let view = UIProgressView()
      view.progress = 0.5
      return view
    } _: { (view: UIProgressView, _) in
      view.progressTintColor = .systemRed
      return [["progressTintColor"], ["none"], [".systemRed"]]
    },
    own("selected segment", size: nil) {
      UISegmentedControl(items: ["Day", "Week"])
    } _: {
      control, _ in
      control.selectedSegmentIndex = 1
      return [["selectedSegmentIndex"], ["-1"], ["1"]]
    },
    own("title of a segment", size: nil) {
      UISegmentedControl(items: ["Day", "Week"])
    } _: {
      control, _ in
      control.setTitle("Month", forSegmentAt: 1)
      return [["segments", "text"], ["Week"], ["Month"]]
    },
    own("current page", size: nil) {
      pages()
    } _: { control, _ in
      control.currentPage = 2
      return [["currentPage"], ["0"], ["2"]]
    },
    own("tint of pages", size: nil) {
      pages()
    } _: { control, _ in
      control.currentPageIndicatorTintColor = .systemRed
      return [["currentPageIndicatorTintColor"], ["none"], [".systemRed"]]
    },
    own("indicator style", size: nil) {
      indicator()
    } _: { view, _ in
      view.style = .large
      return [["style"], [".medium"], [".large"]]
    },
    own("indicator color", size: nil) {
      indicator()
    } _: { view, _ in
      view.color = .systemRed
      return [["color"], [".systemRed"]]
    },
  ]

  private static func pages() -> UIPageControl {
    let control = UIPageControl()
    control.numberOfPages = 4
    control.backgroundColor = .systemGray
    return control
  }

  private static func indicator() -> UIActivityIndicatorView {
    let view = UIActivityIndicatorView(style: .medium)
    view.startAnimating()
    return view
  }

  private static let ofButtons = [
    button("corner style", [["cornerStyle"], [".capsule"], [".medium"]]) {
      $0.cornerStyle = .medium
    },
    button(
      "button background", [["baseBackgroundColor"], ["none"], [".systemGreen"]]
    ) { $0.baseBackgroundColor = .systemGreen },
    button("button style", [["configuration"], [".filled()"], [".tinted()"]]) { look in
      var tinted = UIButton.Configuration.tinted()
      (tinted.title, tinted.image) = (look.title, look.image)
      (tinted.cornerStyle, tinted.imagePadding) = (look.cornerStyle, look.imagePadding)
      look = tinted
    },
    button("image placement", [["imagePlacement"], [".leading"], [".trailing"]]) {
      $0.imagePlacement = .trailing
    },
    button("image padding", [["imagePadding"], ["2"], ["13"]]) { $0.imagePadding = 13 },
    button("button size", [["buttonSize"], [".medium"], [".large"]]) { $0.buttonSize = .large },
    button("button border", [["strokeWidth"], ["0"], ["3"]]) {
      $0.background.strokeWidth = 3
    },
    own("button disabled", size: nil) {
      systemButton()
    } _: { button, _ in
      button.isEnabled = false
      return [["nabled"], ["true"], ["false"]]
    },
    own("title color", size: nil) {
      systemButton()
    } _: { button, _ in
      button.setTitleColor(.systemRed, for: .normal)
      return [["itleColor", "textColor"], [".systemRed"]]
    },
    own("title font", size: nil) {
      systemButton()
    } _: { button, _ in
      button.titleLabel?.font = .systemFont(ofSize: 22)
      return [["font"], ["system 22"]]
    },
  ]

  private static func systemButton() -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle("Follow", for: .normal)
    return button
  }

  private static func button(
    _ name: String, _ words: [[String]],
    _ change: @escaping @MainActor (inout UIButton.Configuration) -> Void
  ) -> ChangeKind {
    own(name, size: nil) {
      var look = UIButton.Configuration.filled()
      look.title = "Buy"
      look.image = UIImage(systemName: "star")
      look.imagePadding = 2
      look.cornerStyle = .capsule
      return UIButton(configuration: look)
    } _: { (button: UIButton, _) in
      if var look = button.configuration {
        change(&look)
        button.configuration = look
      }
      return words
    }
  }
}
