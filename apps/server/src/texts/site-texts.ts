import { createTextLibrary, LOCALES_FOLDER, type TextLibrary } from '@touchline/i18n/folder'

let library = createTextLibrary(LOCALES_FOLDER)

/** What this process says, to everybody alike. */
export function siteTexts(): TextLibrary {
  return library
}

/** Takes an operator's own texts; called before anything is said. */
export function overrideTexts(folder: string): void {
  library = createTextLibrary(LOCALES_FOLDER, folder)
}
