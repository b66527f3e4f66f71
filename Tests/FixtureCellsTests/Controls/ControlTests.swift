import SnapTesting
import Testing
import UIKit

@MainActor struct ControlTests {
  private func made<View: UIView>(_ view: View, _ change: (View) -> Void = { _ in }) -> View {
    change(view)
    return view
  }

  private func switchSheet() -> UIView {
    ContactSheet(rows: [
      [
        UISwitch(), made(UISwitch()) { $0.isOn = true },
        made(UISwitch()) {
          $0.isOn = true
          $0.onTintColor = .systemPurple
          $0.thumbTintColor = .systemYellow
        },
        made(UISwitch()) { $0.isEnabled = false },
        made(UISwitch()) {
          $0.isOn = true
          $0.isEnabled = false
        },
      ],
      [
        UIStepper(), made(UIStepper()) { $0.value = 5 },
        made(UIStepper()) { $0.isEnabled = false },
      ],
      [
        made(UIActivityIndicatorView(style: .medium)) { $0.startAnimating() },
        made(UIActivityIndicatorView(style: .large)) {
          $0.color = .systemRed
          $0.startAnimating()
        },
        made(UIActivityIndicatorView(style: .large)) { $0.hidesWhenStopped = false },
      ],
    ])
  }

  @Test func `switches steppers and wheels`() {
    assertSnapshots(
      of: { switchSheet() }, over: .widths(350) * .appearances(.light, .dark))
  }

  private func slider(_ value: Float, _ change: (UISlider) -> Void = { _ in }) -> UISlider {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 150, height: 31))
    slider.value = value
    change(slider)
    return slider
  }

  private func progress(_ value: Float, _ change: (UIProgressView) -> Void = { _ in })
    -> UIProgressView
  {
    let view = UIProgressView(progressViewStyle: .default)
    view.progress = value
    change(view)
    return view
  }

  private func sliderSheet() -> UIView {
    ContactSheet(rows: [
      [slider(0), slider(0.5)],
      [
        slider(1),
        slider(0.3) {
          $0.minimumValueImage = UIImage(systemName: "speaker.fill")
          $0.maximumValueImage = UIImage(systemName: "speaker.wave.2.fill")
          $0.minimumTrackTintColor = .systemOrange
        },
      ],
      [slider(0.6) { $0.isEnabled = false }, slider(0.6) { $0.thumbTintColor = .systemTeal }],
      [progress(0), progress(0.4)],
      [
        progress(1),
        progress(0.7) {
          $0.progressTintColor = .systemGreen
          $0.trackTintColor = .systemYellow
        },
      ],
    ])
  }

  @Test func `sliders and progress`() {
    assertSnapshots(of: { sliderSheet() }, over: .widths(340) * .appearances(.light, .dark))
  }

  @Test func `sliders and progress from right to left`() {
    assertSnapshots(of: { sliderSheet() }, over: .widths(340) * .directions(.rightToLeft))
  }

  private func segmented(
    _ items: [Any], _ selected: Int, _ change: (UISegmentedControl) -> Void = { _ in }
  ) -> UISegmentedControl {
    let control = UISegmentedControl(items: items)
    control.selectedSegmentIndex = selected
    change(control)
    return control
  }

  private func symbols(_ names: String...) -> [Any] {
    names.compactMap { UIImage(systemName: $0) }
  }

  private func segmentSheet() -> UIView {
    ContactSheet(rows: [
      [segmented(["One", "Two", "Three"], 0), segmented(["On", "Off"], -1)],
      [
        segmented(symbols("list.bullet", "square.grid.2x2", "map"), 1),
        segmented(["A", "B"], 1) { $0.isEnabled = false },
      ],
      [
        segmented(["Red", "Blue"], 0) {
          $0.selectedSegmentTintColor = .systemRed
          $0.setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
        },
        segmented(["I", "A long segment"], 1) { $0.apportionsSegmentWidthsByContent = true },
      ],
    ])
  }

  @Test func `segmented controls`() {
    assertSnapshots(of: { segmentSheet() }, over: .widths(340) * .appearances(.light, .dark))
  }

  private func pages(_ count: Int, _ current: Int, _ change: (UIPageControl) -> Void = { _ in })
    -> UIPageControl
  {
    let control = UIPageControl()
    control.numberOfPages = count
    control.currentPage = current
    control.currentPageIndicatorTintColor = .label
    control.pageIndicatorTintColor = .tertiaryLabel
    change(control)
    return control
  }

  private func pageSheet() -> UIView {
    ContactSheet(rows: [
      [pages(3, 0), pages(5, 2)],
      [
        pages(4, 3) {
          $0.currentPageIndicatorTintColor = .systemRed
          $0.pageIndicatorTintColor = .systemYellow
        },
        pages(4, 1) { $0.backgroundStyle = .prominent },
      ],
      [
        pages(3, 1) {
          $0.backgroundColor = .systemBlue
          $0.currentPageIndicatorTintColor = nil
          $0.pageIndicatorTintColor = nil
        }
      ],
    ])
  }

  @Test func `page controls`() {
    assertSnapshots(of: { pageSheet() }, over: .widths(320) * .appearances(.light, .dark))
  }

  private func effectSheet() -> UIView {
    let styles: [UIBlurEffect.Style] = [
      .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial, .systemThickMaterial, .light,
      .dark,
    ]
    let sheet = ContactSheet(
      rows: [
        styles.map { style in
          let view = UIVisualEffectView(effect: UIBlurEffect(style: style))
          view.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
          view.layer.cornerRadius = 8
          return view
        }
      ])
    sheet.backgroundColor = .systemOrange
    return sheet
  }

  @Test func `visual effects are flat colours`() {
    assertSnapshots(of: { effectSheet() }, over: .widths(330) * .appearances(.light, .dark))
  }
}
