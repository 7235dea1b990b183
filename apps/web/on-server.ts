import { join } from 'node:path'

import type { Plugin } from 'vite'

const FOLDER = join(import.meta.dirname, 'src/app/on-server')

/** What rendering on the server takes in the place of a library's own; browsers have the library's. */
const OWN: Readonly<Record<string, string>> = {
  '@tanstack/react-query': `export { useSuspenseQuery } from '${join(FOLDER, 'read-queries.ts')}'`,
  'use-intl': `export { useTranslations } from '${join(FOLDER, 'translators.ts')}'`,
}

const PREFIX = '\0on-server:'

/** Hooks of libraries that do more than a page needs which is rendered once and never changes. */
export function onServer(): Plugin {
  return {
    name: 'touchline:on-server',
    enforce: 'pre',
    applyToEnvironment: ({ config }) => config.consumer === 'server',
    resolveId(name, importer = '') {
      if (!(name in OWN) || importer.startsWith(PREFIX) || importer.startsWith(FOLDER)) return null
      return `${PREFIX}${name}`
    },
    load(id) {
      if (!id.startsWith(PREFIX)) return null
      const library = id.slice(PREFIX.length)
      return `export * from '${library}'\n${OWN[library]}`
    },
  }
}
