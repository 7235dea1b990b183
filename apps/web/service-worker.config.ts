import { LOCALES, directionOf, wireLanguage } from '@touchline/i18n'
import { createTextLibrary, LOCALES_FOLDER } from '@touchline/i18n/folder'
import { defineConfig } from 'vite'

const texts = createTextLibrary(LOCALES_FOLDER)

/** What is kept in the browser: a script of its own beside the page's, at the top of the site. */
export default defineConfig({
  publicDir: false,
  define: {
    'process.env.NODE_ENV': '"production"',
    OFFLINE_TEXTS: JSON.stringify(
      Object.fromEntries(LOCALES.map((locale) => [locale, offlineTexts(locale)])),
    ),
  },
  build: {
    target: 'es2023',
    outDir: 'dist/client',
    emptyOutDir: false,
    lib: {
      entry: 'service-worker/service-worker.ts',
      formats: ['iife'],
      name: 'serviceWorker',
      fileName: () => 'service-worker.js',
    },
  },
})

function offlineTexts(locale: string) {
  const of = texts.texts('app', locale)
  return {
    lang: wireLanguage(locale),
    direction: directionOf(locale),
    title: of['error.connection.title'],
    description: of['error.connection.check'],
    retry: of['words.retry'],
    siteAway: texts.texts('betting', locale)['layout.siteAway'],
  }
}
