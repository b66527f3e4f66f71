// SwiftPM leaves out targets without a source of their own; app-sources.txt lists those of the app.
