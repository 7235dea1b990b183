import { statSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'

import { partMessages } from './late-messages.ts'

const messageFile = /\/src\/i18n\/messages\/[A-Za-z-]+\/(?!index\.ts$)[a-z-]+\.ts$/

/**
 * Compiles messages when they are built: neither the browser nor each rendering on the server parses
 * them, and the parser, 13 KB, stays out of the page. A browser gets those of a first view, and
 * `fetchRest` for the others.
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
      const [path = '', part] = id.split('?')
      if (!messageFile.test(path)) return undefined
      // A new address makes Node read the file again after an edit.
      const address = `${pathToFileURL(path).href}?${statSync(path).mtimeMs}`
      const texts = Object.entries((await import(address)) as Record<string, unknown>)
      const isWhole = this.environment.config.consumer === 'server'
      return texts
        .map(([name, value]) =>
          name === 'messages' && !isWhole
            ? moduleOfPart(path, part, compiled(value) as Record<string, unknown>)
            : exported(name, compiled(value)),
        )
        .join('\n')
    },
  }
}

function moduleOfPart(path: string, part: string | undefined, texts: Record<string, unknown>) {
  const { first, rest } = partMessages(texts)
  if (part === 'rest') return exported('messages', rest)
  const address = JSON.stringify(`${path}?rest`)
  return `${exported('messages', first)}\nexport const fetchRest = () => import(${address})`
}

function exported(name: string, value: unknown): string {
  return `export const ${name} = ${JSON.stringify(value)}`
}

function compiled(value: unknown): unknown {
  if (typeof value === 'string') return compile(value)
  if (typeof value !== 'object' || value === null) {
    throw new TypeError(`a message is a text, not ${JSON.stringify(value)}`)
  }
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, compiled(item)]))
}
