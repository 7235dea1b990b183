export { LOCALES_FOLDER, readLanguages, readTexts } from './read-folder.ts'
export { createTextLibrary, type Params, type TextLibrary } from './text-library.ts'
