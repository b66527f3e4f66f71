#if !canImport(Darwin)
internal import Foundation
internal import UIKit

// What CTestLaunch puts in the place of Foundation's functions. The attribute gives them Swift's calling convention
// beside a name that the assembler can write; `@_cdecl` allows no values of Swift.

/// `Locale.current` and `Locale.autoupdatingCurrent`.
@_silgen_name("snap_current_locale") func currentLocale() -> Locale { .ofCurrentTraits }

/// `Locale.preferredLanguages`.
@_silgen_name("snap_preferred_languages") func preferredLanguages() -> [String] {
  [Locale.ofCurrentTraits.identifier(.bcp47)]
}

/// `Calendar.current` and `Calendar.autoupdatingCurrent`.
@_silgen_name("snap_current_calendar") func currentCalendar() -> Calendar {
  var calendar = Locale.ofCurrentTraits.calendar
  calendar.timeZone = .gmt
  return calendar
}

/// `DateFormatter()`.
@_silgen_name("snap_date_formatter") func makeDateFormatter() -> DateFormatter {
  TraitDateFormatter()
}

/// `NumberFormatter()`.
@_silgen_name("snap_number_formatter") func makeNumberFormatter() -> NumberFormatter {
  TraitNumberFormatter()
}
#endif
