import { createTextLibrary, LOCALES_FOLDER, type TextLibrary } from '@touchline/i18n/folder'

let library = createTextLibrary(LOCALES_FOLDER)
let own: string | undefined

/** What this process says, to everybody alike. */
export function siteTexts(): TextLibrary {
  return library
}

/** Takes an operator's own texts, if there are any; called before anything is said. */
export function overrideTexts(folder: string | undefined): void {
  if (folder === own) return
  own = folder
  library = createTextLibrary(LOCALES_FOLDER, folder)
}

/** Where an operator's own texts stand: other threads have to be told. */
export function ownTexts(): string | undefined {
  return own
}
