import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What `language.json` says of a language or variant. */
export type Language = {
  /** Its folder: the spelling of addresses and channels. */
  code: string
  /** Its own name for itself. */
  name: string
  /** Its place where languages are listed. */
  order: number
  /** Of its script; left to right where it says nothing. */
  direction?: 'rtl'
  /** What the world calls it, where that is not its code. */
  tag?: string
  /** What to hand to `Intl`, where that is not its tag. */
  intl?: string
  /** Other tags that mean it. */
  aliases?: readonly string[]
}

/** Languages and variants that have a folder, in their order. @throws for one that says not what it is */
export function readLanguages(folder: string): Language[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => readLanguage(folder, entry.name))
    .toSorted((a, b) => a.order - b.order || (a.code < b.code ? -1 : 1))
}

function readLanguage(folder: string, code: string): Language {
  const path = join(folder, code, 'language.json')
  const said = JSON.parse(readFileSync(path, 'utf8')) as Partial<Language>
  const { name, order } = said
  if (typeof name !== 'string' || typeof order !== 'number') {
    throw new TypeError(`${path} needs a "name" and an "order"`)
  }
  return { ...said, code, name, order }
}
