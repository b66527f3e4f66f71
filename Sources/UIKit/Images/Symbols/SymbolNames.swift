internal import Foundation

/// The names of system symbols that apps use but that have no drawing here.
///
/// Suffixes of variants are not listed: `.fill`, `.circle`, `.square`, `.slash` and `.badge…`.
enum SymbolNames {
  static func contains(_ name: String) -> Bool { names.contains(stem(of: name)) }

  private static func stem(of name: String) -> String {
    var words = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    if let badge = words.firstIndex(of: "badge"), badge > 0 { words = Array(words[..<badge]) }
    while words.count > 1, let last = words.last, endings.contains(last) { words.removeLast() }
    return words.joined(separator: ".")
  }

  private static let endings: Set = ["fill", "circle", "square", "slash", "rectangle", "inverse"]

  private static let names = Set(
    """
    airplane alarm ant antenna.radiowaves.left.and.right app applelogo archivebox arrow.2 \
    arrow.branch arrow.down.doc arrow.down.right arrow.down.to.line arrow.left.arrow.right \
    arrow.merge arrow.right.arrow.left arrow.right.to.line arrow.triangle.branch \
    arrow.turn.down.right arrow.turn.up.left arrow.up.and.down arrow.up.doc arrow.up.left \
    arrow.uturn.right arrow.uturn.backward arrowshape.turn.up.left arrowshape.turn.up.right \
    arrowtriangle.down arrowtriangle.left arrowtriangle.right arrowtriangle.up at atom backward.end \
    bandage banknote barcode battery.100 bed.double bicycle binoculars bitcoinsign bold \
    bolt.horizontal briefcase bubble.left.and.bubble.right building building.2 building.columns bus \
    camera.viewfinder car carrot cart cat character character.book.closed chart.bar chart.line.uptrend.xyaxis \
    chart.pie checkerboard.shield checkmark.seal checkmark.shield chevron.compact.left \
    chevron.compact.right chevron.left.forwardslash.chevron.right chevron.up.2 circle.grid.3x3 \
    circle.hexagongrid circle.lefthalf circle.dotted clipboard clock.arrow.circlepath cloud.rain \
    command cpu crop crown cube cup.and.saucer cursorarrow delete.left desktopcomputer diamond dice \
    display doc.on.clipboard doc.plaintext doc.richtext dollarsign dot.radiowaves.left.and.right dumbbell \
    ear ellipsis.bubble envelope.open eraser eurosign exclamationmark.octagon exclamationmark.shield \
    externaldrive eyedropper eyeglasses face.smiling figure.run figure.walk film flame flashlight.on \
    flask fork.knife forward.end fuelpump function gamecontroller gauge gearshape.2 gift globe \
    globe.americas graduationcap hammer hand.point.up hand.raised hand.tap hand.thumbsdown \
    hand.thumbsup hare headphones heart.text heart.text.square hexagon hourglass icloud \
    icloud.and.arrow.down icloud.and.arrow.up infinity internaldrive ipad iphone italic key keyboard \
    laptopcomputer leaf lightbulb list.bullet.rectangle list.dash list.number \
    list.star lock.rotation lock.shield loupe map medal megaphone memories menucard metronome \
    microphone moon.stars moon.zzz music.mic music.note music.note.list newspaper nosign note \
    note.text number octagon paintbrush paintpalette paperplane pawprint peacesign \
    pencil.and.outline pencil.tip pentagon percent person.2.wave.2 person.3 person.and.background \
    person.wave.2 phone.arrow.up.right phone.connection phone.down photo.on.rectangle \
    photo.stack pianokeys pill pin play.rectangle playpause plus.bubble plus.forwardslash.minus \
    plus.magnifyingglass power powerplug printer puzzlepiece qrcode qrcode.viewfinder questionmark.bubble \
    quote.bubble quote.opening radio rectangle.and.pencil.and.ellipsis rectangle.grid.1x2 \
    rectangle.on.rectangle rectangle.portrait rectangle.portrait.and.arrow.right rectangle.stack \
    repeat return ruler sailboat scanner scissors scope seal server.rack shield shippingbox \
    shuffle sidebar.left signature skew slider.vertical.3 smoke snowflake sparkle sparkles \
    speaker.wave.1 speaker.wave.3 speedometer sportscourt square.and.line.vertical.and.square \
    square.on.square square.split.2x1 square.stack square.stack.3d.up staroflife star.leadinghalf \
    stethoscope stopwatch strikethrough suit.club suit.diamond suit.heart suit.spade sun.min \
    sunrise sunset switch.2 sword table tablecells tablet teletype terminal testtube.2 text.alignleft \
    text.aligncenter text.alignright text.badge text.bubble text.justify text.quote textformat \
    textformat.size theatermasks thermometer ticket timelapse timer tortoise touchid train.side.front.car \
    tram tray tray.and.arrow.down tray.and.arrow.up trophy tshirt tv umbrella underline \
    viewfinder volume wallet.pass wand.and.rays wand.and.stars waveform \
    waveform.path.ecg wifi.exclamationmark wind wrench wrench.and.screwdriver xmark.bin \
    xmark.octagon xmark.shield yensign zzz faceid lanyardcard storefront tree fish bird dog sun.haze \
    person.text person.crop person.fill.viewfinder person.line.dotted.person person.badge rosette
    """.split(separator: " ").map(String.init))
}
