import { statSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'

const messageFile = /\/src\/i18n\/messages\/[A-Za-z-]+\/(?!index\.ts$)[a-z-]+\.ts$/

/**
 * Compiles messages when they are built: neither the browser nor each rendering on the server parses
 * them, and the parser, 13 KB, stays out of the page.
 */
export function compileMessages(): Plugin {
  return {
    name: 'touchline:compile-messages',
    config: () => ({
      resolve: {
        alias: [
          {
            find: /^use-intl\/format-message$/,
            replacement: 'use-intl/format-message/format-only',
          },
        ],
      },
      // Outside of the server's bundle, use-intl would import its parser by itself.
      ssr: { noExternal: ['use-intl'] },
    }),
    async load(id) {
      if (!messageFile.test(id)) return undefined
      // A new address makes Node read the file again after an edit.
      const address = `${pathToFileURL(id).href}?${statSync(id).mtimeMs}`
      const texts: unknown = await import(address)
      return Object.entries(texts as Record<string, unknown>)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(compiled(value))}`)
        .join('\n')
    },
  }
}

function compiled(value: unknown): unknown {
  if (typeof value === 'string') return compile(value)
  if (typeof value !== 'object' || value === null) {
    throw new TypeError(`a message is a text, not ${JSON.stringify(value)}`)
  }
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, compiled(item)]))
}
