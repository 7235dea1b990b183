import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { createTextLibrary } from './text-library.ts'

function folderOf(languages: Record<string, Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-locales-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [language, texts] of Object.entries(languages)) {
    mkdirSync(join(folder, language))
    writeFileSync(join(folder, language, 'server.json'), JSON.stringify(texts))
  }
  return folder
}

test('[I18N-03] a variant says what differs, then what its base says, then English', () => {
  const library = createTextLibrary(
    folderOf({
      en: { bye: 'Bye', hello: 'Hello {name}', street: 'Street' },
      de: { hello: 'Hallo {name}', street: 'Straße' },
      'de-CH': { street: 'Strasse' },
    }),
  )
  expect(library.texts('server', 'de-CH')).toEqual({
    bye: 'Bye',
    hello: 'Hallo {name}',
    street: 'Strasse',
  })
  expect(library.say('server', 'hello', 'de-CH', { name: 'Ada' })).toBe('Hallo Ada')
  expect(library.say('server', 'nothing', 'de')).toBeUndefined()
  expect(library.say('server', 'bye', 'fr')).toBe('Bye')
})

test('[I18N-01] what an operator says goes before', () => {
  const shipped = folderOf({ en: { hello: 'Hello' }, de: { hello: 'Hallo' } })
  const own = folderOf({ de: { hello: 'Servus' } })
  const library = createTextLibrary(shipped, own)
  expect(library.say('server', 'hello', 'de-CH')).toBe('Servus')
  expect(library.say('server', 'hello', 'en')).toBe('Hello')
})

test('what is said in English follows the English plurals, everything else its own', () => {
  const library = createTextLibrary(
    folderOf({
      en: {
        goal: '{number, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} goal',
        set: '{number, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} set',
      },
      fr: { goal: '{number, selectordinal, one {#er} other {#e}} but' },
    }),
  )
  const inFrench = (key: string, number: number) => library.say('server', key, 'fr', { number })
  expect([1, 2].map((number) => inFrench('goal', number))).toEqual(['1er but', '2e but'])
  expect([2, 13].map((number) => inFrench('set', number))).toEqual(['2nd set', '13th set'])
})

test('a file that holds no texts is told by its name', () => {
  const folder = folderOf({ en: {} })
  writeFileSync(join(folder, 'en/mail.json'), '{ "a": 1 }')
  const library = createTextLibrary(folder)
  expect(() => library.texts('mail', 'en')).toThrow(/mail\.json: a is no text/)
  writeFileSync(join(folder, 'en/account.json'), '{')
  expect(() => library.texts('account', 'en')).toThrow(/account\.json is no JSON/)
})
