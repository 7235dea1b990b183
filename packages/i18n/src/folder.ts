export { LOCALES_FOLDER, readLanguages, readTexts } from './read-folder.ts'
export type { Message, Params } from './message.ts'
export { createTextLibrary, type TextLibrary } from './text-library.ts'
