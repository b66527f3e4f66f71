// The sources are those of app-sources.txt.
