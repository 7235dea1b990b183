export { baseOf, TEXT_FILES, type TextFile, type Texts } from './files.ts'
