/// The symbols with their own drawing.
enum SymbolSamples {
  static let names = """
    checkmark xmark multiply plus minus info questionmark exclamationmark ellipsis \
    exclamationmark.triangle exclamationmark.triangle.fill line.3.horizontal \
    line.3.horizontal.decrease list.bullet slider.horizontal.3 magnifyingglass circle circle.fill \
    square square.fill rectangle rectangle.fill triangle triangle.fill square.grid.2x2 \
    square.grid.2x2.fill star star.fill heart heart.fill bolt bolt.fill chevron.right chevron.left \
    chevron.up chevron.down chevron.up.chevron.down arrow.clockwise arrow.counterclockwise \
    arrow.triangle.2.circlepath arrow.up.right arrow.down.left square.and.arrow.up \
    square.and.arrow.up.fill square.and.arrow.down arrow.uturn.left chevron.compact.down arrow.right \
    arrow.left arrow.up arrow.down arrow.up.arrow.down arrow.left.and.right play play.fill pause \
    pause.fill stop stop.fill forward forward.fill backward backward.fill speaker speaker.wave.2 \
    speaker.wave.2.fill mic mic.fill video video.fill camera camera.fill photo photo.fill sun.max \
    sun.max.fill moon moon.fill cloud cloud.fill drop drop.fill wifi globe person person.fill \
    person.2 person.2.fill person.circle person.circle.fill house house.fill mappin \
    location location.fill eye eye.fill pencil paperclip square.and.pencil folder folder.fill doc \
    doc.fill doc.text doc.text.fill doc.on.doc book book.fill bookmark bookmark.fill tag tag.fill \
    flag flag.fill calendar envelope envelope.fill link message message.fill \
    bubble.left bubble.left.fill bubble.right bubble.right.fill trash trash.fill gear gearshape \
    gearshape.fill bell bell.fill clock clock.fill lock lock.fill lock.open lock.open.fill phone \
    phone.fill cart cart.fill bag bag.fill gift gift.fill creditcard creditcard.fill
    """.split(separator: " ").map(String.init)

  /// The drawings of `symbol-drawings.txt`.
  static let others = """
    diamond diamond.fill octagon octagon.fill hexagon hexagon.fill pentagon pentagon.fill seal seal.fill \
    shield shield.fill app app.fill capsule capsule.fill oval oval.fill cross cross.fill viewfinder \
    rectangle.portrait rectangle.portrait.fill square.dashed circle.dashed arrowtriangle.down \
    arrowtriangle.down.fill arrowtriangle.up arrowtriangle.up.fill arrowtriangle.left \
    arrowtriangle.left.fill arrowtriangle.right arrowtriangle.right.fill arrow.up.left arrow.down.right \
    arrow.up.forward arrow.up.and.down arrow.left.arrow.right arrow.up.left.and.arrow.down.right \
    arrow.down.right.and.arrow.up.left arrow.uturn.right arrow.turn.up.left arrow.turn.up.right \
    arrow.turn.down.right arrow.turn.down.left arrow.right.to.line arrow.left.to.line arrow.down.to.line \
    arrow.up.to.line arrow.triangle.branch arrow.triangle.merge arrow.2.squarepath repeat shuffle \
    arrow.clockwise.heart arrowshape.turn.up.left arrowshape.turn.up.left.fill arrowshape.turn.up.right \
    arrowshape.turn.up.right.fill arrowshape.right arrowshape.right.fill arrowshape.left \
    arrowshape.left.fill arrow.triangle.turn.up.right.diamond arrow.triangle.turn.up.right.diamond.fill \
    arrow.triangle.swap arrow.down.doc arrow.down.doc.fill arrow.up.doc arrow.up.doc.fill chevron.up.2 \
    chevron.down.2 chevron.left.2 chevron.right.2 chevron.compact.up chevron.compact.left \
    chevron.compact.right chevron.left.forwardslash.chevron.right \
    arrowtriangle.right.and.line.vertical.and.arrowtriangle.left \
    arrowtriangle.right.and.line.vertical.and.arrowtriangle.left.fill \
    arrowtriangle.left.and.line.vertical.and.arrowtriangle.right \
    arrowtriangle.left.and.line.vertical.and.arrowtriangle.right.fill gobackward goforward \
    clock.arrow.circlepath lock.rotation memories rectangle.portrait.and.arrow.right \
    rectangle.portrait.and.arrow.forward rectangle.and.arrow.up.right.and.arrow.down.left \
    square.and.arrow.up.on.square nosign infinity equal divide lessthan greaterthan plus.forwardslash.minus \
    plus.slash.minus list.number list.dash list.star checklist text.alignleft text.alignright \
    text.aligncenter text.justify increase.indent decrease.indent quote.opening quote.closing signature \
    square.grid.3x3 square.grid.3x3.fill circle.grid.3x3 circle.grid.3x3.fill circle.grid.2x2 \
    circle.grid.2x2.fill rectangle.grid.1x2 rectangle.grid.1x2.fill rectangle.grid.2x2 \
    rectangle.grid.2x2.fill square.split.2x1 square.split.2x1.fill rectangle.split.2x1 \
    rectangle.split.2x1.fill rectangle.split.3x1 rectangle.split.3x1.fill square.split.1x2 \
    square.split.1x2.fill tablecells tablecells.fill sidebar.left sidebar.right rectangle.dashed \
    rectangle.on.rectangle rectangle.on.rectangle.fill square.on.square square.on.square.fill \
    rectangle.stack rectangle.stack.fill square.stack square.stack.fill square.stack.3d.up \
    square.stack.3d.up.fill square.3.layers.3d photo.on.rectangle photo.on.rectangle.fill photo.stack \
    photo.stack.fill slider.vertical.3 switch.2 barcode qrcode timer stopwatch stopwatch.fill alarm \
    alarm.fill hourglass power battery.0percent battery.25percent battery.50percent battery.75percent \
    battery.100percent bolt.horizontal bolt.horizontal.fill flame flame.fill lightbulb lightbulb.fill leaf \
    leaf.fill snowflake thermometer.medium umbrella umbrella.fill wind sparkle sparkles wand.and.stars \
    wand.and.rays exclamationmark.2 zzz desktopcomputer display laptopcomputer iphone ipad tv tv.fill \
    applewatch keyboard keyboard.fill printer printer.fill scanner scanner.fill headphones gamecontroller \
    gamecontroller.fill server.rack externaldrive externaldrive.fill internaldrive internaldrive.fill cpu \
    cpu.fill memorychip memorychip.fill opticaldisc opticaldisc.fill antenna.radiowaves.left.and.right \
    dot.radiowaves.left.and.right wave.3.right wave.3.left faceid touchid film film.fill music.note \
    music.note.list music.mic waveform waveform.path.ecg forward.end forward.end.fill backward.end \
    backward.end.fill playpause playpause.fill eject eject.fill record.circle record.circle.fill \
    speaker.wave.1 speaker.wave.1.fill speaker.wave.3 speaker.wave.3.fill camera.viewfinder theatermasks \
    theatermasks.fill ticket ticket.fill paintpalette paintpalette.fill paintbrush paintbrush.fill \
    eyedropper scissors hammer hammer.fill wrench wrench.fill wrench.and.screwdriver \
    wrench.and.screwdriver.fill ruler ruler.fill clipboard clipboard.fill list.clipboard list.clipboard.fill \
    doc.on.clipboard doc.on.clipboard.fill doc.plaintext doc.plaintext.fill doc.richtext doc.richtext.fill \
    doc.text.magnifyingglass doc.viewfinder doc.text.viewfinder note.text newspaper newspaper.fill \
    book.closed book.closed.fill books.vertical books.vertical.fill archivebox archivebox.fill tray \
    tray.fill tray.full tray.full.fill tray.and.arrow.down tray.and.arrow.up shippingbox shippingbox.fill \
    cube cube.fill xmark.bin xmark.bin.fill briefcase briefcase.fill pin pin.fill paperplane paperplane.fill \
    envelope.open envelope.open.fill key key.fill graduationcap graduationcap.fill chart.bar chart.bar.fill \
    chart.pie chart.pie.fill chart.line.uptrend.xyaxis chart.xyaxis.line building.2 building.2.fill \
    building.columns building.columns.fill map map.fill mappin.and.ellipse safari safari.fill \
    dollarsign.arrow.circlepath wallet.pass wallet.pass.fill banknote banknote.fill basket basket.fill \
    person.3 person.3.fill person.wave.2 figure.walk figure.stand figure.run face.smiling face.smiling.fill \
    hand.thumbsup hand.thumbsup.fill hand.thumbsdown hand.thumbsdown.fill hand.raised hand.raised.fill \
    hand.tap airplane car car.fill bus bus.fill tram tram.fill bicycle fuelpump fuelpump.fill bed.double \
    bed.double.fill cup.and.saucer cup.and.saucer.fill fork.knife wineglass wineglass.fill birthday.cake \
    birthday.cake.fill crown crown.fill trophy trophy.fill medal medal.fill rosette tshirt tshirt.fill \
    eyeglasses puzzlepiece puzzlepiece.fill ladybug ladybug.fill ant pawprint pawprint.fill stethoscope \
    cross.case cross.case.fill bandage bandage.fill brain brain.fill scope target gauge.with.needle \
    gauge.with.needle.fill dial.low dial.low.fill globe.americas globe.americas.fill globe.europe.africa \
    globe.europe.africa.fill moon.zzz moon.stars cloud.rain cloud.bolt cloud.sun sunrise sunset sun.min \
    sun.min.fill drop.triangle icloud.and.arrow.down icloud.and.arrow.up wifi.exclamationmark phone.down \
    phone.down.fill bubble.left.and.bubble.right bubble.left.and.bubble.right.fill \
    rectangle.and.pencil.and.ellipsis square.and.line.vertical.and.square \
    square.and.line.vertical.and.square.fill command option shift shift.fill return delete.left \
    delete.left.fill terminal terminal.fill function sum die.face.5 die.face.5.fill atom lasso translate \
    popcorn popcorn.fill hare hare.fill tortoise tortoise.fill lanyardcard lanyardcard.fill testtube.2 \
    binoculars binoculars.fill sportscourt sportscourt.fill suitcase suitcase.fill house.and.flag \
    door.left.hand.closed sofa sofa.fill lifepreserver lifepreserver.fill circle.hexagongrid \
    circle.hexagongrid.fill point.3.connected.trianglepath.dotted rectangle.3.group rectangle.3.group.fill \
    circle.circle circle.circle.fill smallcircle.filled.circle smallcircle.filled.circle.fill \
    largecircle.fill.circle plus.magnifyingglass minus.magnifyingglass plus.square.on.square \
    plus.square.on.square.fill plus.rectangle.on.rectangle plus.rectangle.on.rectangle.fill gobackward.5 \
    gobackward.10 gobackward.15 gobackward.30 goforward.5 goforward.10 goforward.15 goforward.30 underline \
    strikethrough arrow.triangle.2.circlepath.camera arrow.triangle.2.circlepath.camera.fill
    """.split(separator: " ").map(String.init)

  /// Badges, frames, characters and partial fills.
  static let variants = """
    bell.badge bell.badge.fill folder.badge.plus person.crop.circle.badge.plus person.badge.minus \
    doc.fill.badge.plus calendar.badge.clock wifi.slash lock.shield checkmark.seal.fill plus.bubble \
    exclamationmark.octagon.fill arrow.up.forward.app play.rectangle.fill qrcode.viewfinder 1.circle \
    50.circle.fill a.square dollarsign.circle.fill textformat bold italic underline percent number at \
    circle.lefthalf.filled star.leadinghalf.filled square.inset.filled shield.lefthalf.filled \
    rectangle.leadingthird.inset.filled circle.bottomhalf.filled
    """.split(separator: " ").map(String.init)
}
