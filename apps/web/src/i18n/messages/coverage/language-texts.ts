import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

import { baseOf } from '@touchline/contract'

const folder = join(import.meta.dirname, '..')

/** Every text that a language states itself, by its path: `slip.stake`. */
export async function languageTexts(locale: string): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>()
  const own = [`${locale}/own`, locale, `${baseOf(locale)}/own`, baseOf(locale)]
  const directory = own.find((name) => existsSync(join(folder, name))) ?? 'en'
  const files = readdirSync(join(folder, directory)).filter((name) => name.endsWith('.ts'))
  for (const file of files) {
    const exported = (await import(join(folder, directory, file))) as Record<string, unknown>
    for (const [name, value] of Object.entries(exported)) {
      // The whole language is made of what the other files hold.
      if (name === 'messages') flatten('', value, texts)
      else if (name !== 'own') flatten(name, value, texts)
    }
  }
  return texts
}

function flatten(path: string, value: unknown, into: Map<string, string>): void {
  if (typeof value === 'string') into.set(path, value)
  else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) {
      flatten(path === '' ? key : `${path}.${key}`, item, into)
    }
  }
}
