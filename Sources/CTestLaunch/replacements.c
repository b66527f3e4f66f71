#include "CTestLaunch.h"

// Foundation on Linux has one locale, which no setting changes, and its rectangles intersect where they touch. In a
// process of tests these take the place of its functions: the dynamic linker gives a call to another library,
// Foundation's own too, the first symbol of a name, and looks into the program first.
//
// They only jump, as C cannot name the types: what they jump to is in SnapTesting, and has the parameters of what it
// replaces. They are weak, so that a program into which Foundation is linked statically keeps Foundation's.
#if defined(__x86_64__)
#define JUMP "jmp "
#else
#define JUMP "b "
#endif

#define REPLACE(symbol, function)                                                                  \
  __asm__(".text\n.p2align 4\n.weak \"" symbol "\"\n.type \"" symbol "\", %function\n\"" symbol    \
          "\":\n" JUMP function "\n.size \"" symbol "\", . - \"" symbol "\"\n");

// Locale.current and Locale.autoupdatingCurrent
REPLACE("$s20FoundationEssentials6LocaleV7currentACvgZ", "snap_current_locale")
REPLACE("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ", "snap_current_locale")
// Locale.preferredLanguages
REPLACE("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ", "snap_preferred_languages")
// Calendar.current and Calendar.autoupdatingCurrent
REPLACE("$s20FoundationEssentials8CalendarV7currentACvgZ", "snap_current_calendar")
REPLACE("$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ", "snap_current_calendar")
// DateFormatter() and NumberFormatter()
REPLACE("$s10Foundation13DateFormatterCACycfC", "snap_date_formatter")
REPLACE("$s10Foundation15NumberFormatterCACycfC", "snap_number_formatter")
// NSLocalizedString(_:tableName:bundle:value:comment:)
REPLACE(
    "$s10Foundation17NSLocalizedString_9tableName6bundle5value7commentS2S_SSSgAA6BundleCS2StF",
    "snap_localized_string")
// String(format:_:) and String(format:arguments:)
REPLACE("$sSS10FoundationE6format_S2Sh_s7CVarArg_pdtcfC", "snap_format")
REPLACE("$sSS10FoundationE6format9argumentsS2Sh_Says7CVarArg_pGhtcfC", "snap_format_list")
// String.localizedStringWithFormat(_:_:)
REPLACE("$sSS10FoundationE25localizedStringWithFormatyS2S_s7CVarArg_pdtFZ", "snap_localized_format")
// CGRect.intersection(_:) and CGRect.intersects(_:)
REPLACE("$s10Foundation6CGRectV12intersectionyA2CF", "snap_rect_intersection")
REPLACE("$s10Foundation6CGRectV10intersectsySbACF", "snap_rect_intersects")
// XCTMain(_:)
REPLACE(
    "$s6XCTest7XCTMainys5NeverOSayAA0A4CaseCm04testD5Class_SaySS_yAFKctG8allTeststGF", "snap_test_main")
