import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const require = createRequire(import.meta.url)
const folder = join(dirname(require.resolve('country-flag-icons/package.json')), '3x2')

let codes: ReadonlySet<string> | null = null

/** Codes that have a flag: ISO 3166-1 alpha-2 and a few parts of countries (`GB-ENG`). */
export function flagCodes(): ReadonlySet<string> {
  codes ??= new Set(
    readdirSync(folder)
      .filter((file) => file.endsWith('.svg'))
      .map((file) => file.slice(0, -'.svg'.length)),
  )
  return codes
}

/** The flag's SVG document, or null when there is none; only known codes reach the file system. */
export function flagFile(code: string): string | null {
  const known = code.toUpperCase()
  return flagCodes().has(known) ? readFileSync(join(folder, `${known}.svg`), 'utf8') : null
}
