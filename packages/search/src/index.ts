export { createNameIndex, type Found, type NameEntry, type NameIndex } from './name-index.ts'
export { errorsAllowed, wordErrors } from './prefix-errors.ts'
export { markFound, type TextPart } from './mark-found.ts'
