public import Foundation
internal import Graphics

/// How a date picker looks.
public enum UIDatePickerStyle: Int, Sendable {
  /// The system's choice: compact, but wheels for a duration.
  case automatic = 0
  /// Columns.
  case wheels = 1
  /// Grey boxes with the chosen date and time.
  case compact = 2
  /// A calendar.
  case inline = 3
}

/// A control that chooses a date, a time or a duration.
///
/// A snapshot shows the chosen value, in grey boxes where the style is compact, otherwise in the middle of the picker's
/// area; neither other dates nor a calendar are drawn. Pictures must not depend on the clock, so a new picker has the
/// first second of 2001 in Greenwich rather than the present; nor on the machine's settings, so it writes English.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
  /// What is chosen.
  public enum Mode: Int, Sendable {
    case time = 0
    case date = 1
    case dateAndTime = 2
    case countDownTimer = 3
    case yearAndMonth = 4
  }

  open var datePickerMode = Mode.dateAndTime { didSet { contentsDidChange() } }
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic { didSet { contentsDidChange() } }
  /// How the picker looks.
  open var datePickerStyle: UIDatePickerStyle {
    guard preferredDatePickerStyle == .automatic else { return preferredDatePickerStyle }
    return datePickerMode == .countDownTimer ? .wheels : .compact
  }
  open var date = Date(timeIntervalSinceReferenceDate: 0) { didSet { contentsDidChange() } }
  /// The first date that can be chosen; nil for no limit.
  open var minimumDate: Date?
  /// The last date that can be chosen; nil for no limit.
  open var maximumDate: Date?
  /// The chosen duration in seconds.
  open var countDownDuration: TimeInterval = 0 { didSet { contentsDidChange() } }
  /// The minutes between the times that can be chosen.
  open var minuteInterval = 1
  /// Whether a date is rounded to `minuteInterval`.
  open var roundsToMinuteInterval = true
  /// The calendar; Gregorian by default.
  open var calendar: Calendar! = Calendar(identifier: .gregorian) { didSet { contentsDidChange() } }
  /// The language and region; nil for English.
  open var locale: Locale? { didSet { contentsDidChange() } }
  /// The time zone; nil for Greenwich.
  open var timeZone: TimeZone? { didSet { contentsDidChange() } }
  private var boxes: [UILabel] = []

  /// Sets the chosen date.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  /// The size of the boxes; 320 × 216 points for wheels, 320 × 320 for a calendar.
  open override var intrinsicContentSize: CGSize {
    switch datePickerStyle {
    case .wheels, .automatic: return PickerMetrics.size
    case .inline: return CGSize(width: 320, height: 320)
    case .compact:
      updateBoxes()
      let widths = boxes.map { $0.intrinsicContentSize.width + 2 * Self.padding }
      return CGSize(
        width: widths.reduce(0, +) + Self.gap * CGFloat(max(0, widths.count - 1)),
        height: Self.boxHeight)
    }
  }

  /// Returns the size of the boxes or of the picker's area.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateBoxes()
    guard datePickerStyle == .compact else {
      for box in boxes { box.frame = bounds }
      return
    }
    var x = bounds.minX
    for box in readsRightToLeft ? boxes.reversed() : boxes {
      let width = box.intrinsicContentSize.width + 2 * Self.padding
      box.frame = CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
      x += width + Self.gap
    }
  }

  private func contentsDidChange() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  private func updateBoxes() {
    let texts = datePickerStyle == .compact ? self.texts : [self.texts.joined(separator: "  ")]
    while boxes.count > texts.count { boxes.removeLast().removeFromSuperview() }
    while boxes.count < texts.count {
      let box = UILabel()
      box.textAlignment = .center
      boxes.append(box)
      addSubview(box)
    }
    for (box, text) in zip(boxes, texts) where box.text != text { box.text = text }
  }

  /// The chosen date and time as texts.
  var texts: [String] {
    switch datePickerMode {
    case .time: [text("jmm")]
    case .date: [text("yMMMd")]
    case .dateAndTime: [text("yMMMd"), text("jmm")]
    case .yearAndMonth: [text("yMMMM")]
    case .countDownTimer:
      ["\(countDownMinutes / 60) hours", "\(countDownMinutes % 60) min"]
    }
  }

  /// At most 23 hours and 59 minutes, as Apple documents.
  private var countDownMinutes: Int { Int(countDownDuration, clampedTo: 0...86_399) / 60 }

  private func text(_ template: String) -> String {
    let formatter = DateFormatter()
    formatter.locale = locale ?? Locale(identifier: "en_US")
    formatter.calendar = calendar
    formatter.timeZone = timeZone ?? TimeZone(secondsFromGMT: 0)
    formatter.setLocalizedDateFormatFromTemplate(template)
    return formatter.string(from: date)
  }

  /// Each box is a button; wheels and a calendar are one value.
  override var accessibilityParts: [AccessibilityPart]? {
    let role: UIAccessibilityTraits = datePickerStyle == .compact ? .button : .adjustable
    return boxes.map { box in
      AccessibilityPart(
        label: AccessibilityLabels.datePicker, value: box.text,
        traits: isEnabled ? role : role.union(.notEnabled), frame: box.frame)
    }
  }

  override func drawContents(into canvas: inout Canvas) {
    guard datePickerStyle == .compact else { return }
    for box in boxes {
      canvas.fillRounded(box.frame, radius: Self.radius, resolved(.tertiarySystemFill))
    }
  }

  // The height is measured, Rule `date-box-height`; padding, gap and corners are our choice.
  private static let boxHeight: CGFloat = 34
  private static let padding: CGFloat = 12
  private static let gap: CGFloat = 6
  private static let radius: CGFloat = 6
}
