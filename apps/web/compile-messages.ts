import { join, relative, sep } from 'node:path'

import { baseOf, TEXT_FILES } from '@touchline/i18n'
import { compiledTexts, createTextLibrary, LOCALES_FOLDER } from '@touchline/i18n/folder'
import type { Plugin } from 'vite'

/**
 * Compiles texts when the pages are built: neither the browser nor each rendering on the server
 * parses them, and the parser, 13 KB, stays out of the page. A variant comes whole, with what it
 * has from its base.
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
    load(id) {
      const [locale, name] = relative(LOCALES_FOLDER, id).split(sep)
      const file = TEXT_FILES.find((known) => `${known}.json` === name)
      if (locale === undefined || file === undefined) return undefined
      for (const language of ['en', baseOf(locale)]) {
        this.addWatchFile(join(LOCALES_FOLDER, language, `${file}.json`))
      }
      const texts = createTextLibrary(LOCALES_FOLDER).texts(file, locale)
      return JSON.stringify(compiledTexts(texts))
    },
  }
}
