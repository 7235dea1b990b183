import { TEXT_FILES, type TextFile } from './files.ts'
import { nested, type Nested } from './nested.ts'
import { readLanguages, type Language } from './read-languages.ts'
import { shapesOf } from './shapes.ts'

/** Names of the feed are looked up by what it offers, not by what the code says. */
const TYPED = TEXT_FILES.filter((file) => file !== 'markets' && file !== 'catalogue')

/** These are looked up by their whole key; the pages find theirs in groups. */
const FLAT: ReadonlySet<TextFile> = new Set(['server', 'mail'])

/** The source of `texts.gen.ts`: which keys there are, and what each text takes. */
export function textTypes(folder: string): string {
  const types = TYPED.map((file) => {
    const shapes = shapesOf(folder, file)
    return `export type ${typeName(file)} = ${objectType(FLAT.has(file) ? shapes : nested(shapes))}\n`
  })
  return [`// ${HOW}\n`, ...types].join('\n')
}

/** The source of `languages.gen.ts`: what the product knows of its languages without their texts. */
export function languageTable(folder: string): string {
  const languages = readLanguages(folder)
  const table = (name: string, valueOf: (language: Language) => string | undefined) => {
    const rows = languages.map((language) => [language.code, valueOf(language)] as const)
    return record(
      name,
      rows.filter(([, value]) => value !== undefined),
    )
  }
  const codes = languages.map(({ code }) => `  ${quoted(code)},`).join('\n')
  const leftward = languages.filter(({ direction }) => direction === 'rtl')
  const aliases = languages.flatMap(({ code, aliases: tags = [] }) =>
    tags.map((tag) => [tag, code] as const),
  )
  return [
    `// ${HOW}\n`,
    `export const LOCALES = [\n${codes}\n] as const\n`,
    table('NAMES', ({ name }) => name),
    table('TAGS', ({ tag }) => tag),
    table('INTL_LOCALES', ({ intl }) => intl),
    record('ALIASES', aliases),
    `export const RIGHT_TO_LEFT: readonly string[] = [${leftward.map(({ code }) => quoted(code)).join(', ')}]\n`,
  ].join('\n')
}

const HOW = 'Written by `npm run texts` from the folders of `locales/`; not to be edited.'

function typeName(file: string): string {
  const words = file.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  return `${words.join('')}Texts`
}

function objectType(group: Nested<string>, indent = ''): string {
  const lines = Object.entries(group).map(([key, value]) => {
    const type = typeof value === 'string' ? quoted(value) : objectType(value, `${indent}  `)
    return `${indent}  ${propertyName(key)}: ${type}\n`
  })
  return lines.length === 0 ? '{}' : `{\n${lines.join('')}${indent}}`
}

function record(name: string, entries: readonly (readonly [string, string | undefined])[]): string {
  const lines = entries.map(([key, value = '']) => `  ${propertyName(key)}: ${quoted(value)},\n`)
  return `export const ${name}: Readonly<Record<string, string>> = {\n${lines.join('')}}\n`
}

function propertyName(key: string): string {
  return /^[A-Za-z_]\w*$/.test(key) ? key : quoted(key)
}

function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`
}
