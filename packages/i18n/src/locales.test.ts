import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { checkTexts } from './check-texts.ts'
import { baseOf, TEXT_FILES } from './files.ts'
import { directionOf } from './languages.ts'
import { LOCALES_FOLDER, readTexts } from './read-folder.ts'
import { readLanguages } from './read-languages.ts'
import { createTextLibrary } from './text-library.ts'
import { languageTable, textTypes } from './write-types.ts'

const codes = readLanguages(LOCALES_FOLDER).map(({ code }) => code)
const bases = codes.filter((code) => baseOf(code) === code)

test.each(codes)(
  '[I18N-01] %s has every text and none twice over, which takes what the English one takes in every plural form',
  (code) => {
    expect(checkTexts(LOCALES_FOLDER, code)).toEqual([])
  },
)

test.each(bases.filter((code) => code !== 'en'))(
  '[I18N-01] what the server says and writes in %s is not English',
  (code) => {
    for (const file of ['server', 'mail'] as const) {
      const english = readTexts(LOCALES_FOLDER, 'en', file)
      const own = readTexts(LOCALES_FOLDER, code, file)
      expect(Object.keys(own).filter((key) => own[key] === english[key])).toEqual([])
    }
  },
)

test.each(bases)(
  '[DATA-05] an interrupted match and one that was abandoned have words of their own in %s',
  (code) => {
    const { 'catalogue.status.stopped': stopped } = readTexts(LOCALES_FOLDER, code, 'app')
    const { 'stage.abandoned': abandoned } = readTexts(LOCALES_FOLDER, code, 'catalogue')
    expect(stopped).not.toBe(abandoned)
  },
)

/** How players are not spoken to, where a language has two ways. */
const OTHER_ADDRESS: Readonly<Record<string, string>> = {
  de: 'du|dich|dir|dein(e[mnrs]?)?|versuche es|bestimme|drücke|gib|prüfe|sag|sieh|starte|wähle',
  es: 'usted(es)?',
  fa: 'تو|توست|بردی|بده|داده‌ای|باشی|کنی|می‌کنی|کن|ببین|بگو|بپرس|ببر|ببند|مرورگرت',
  fi: 'te|teidän|teille',
  fr: 'tu|toi|ton|ta|tes|t’\\p{L}+|tiens?|tiennes?|dis|essaie|vois',
  he: 'אתם|שלכם|לכם|עליכם|אתכם|נסו|כתבו|קבעו|קחו|גררו|בחרו|\\p{L}+/\\p{L}',
}

test.each(Object.entries(OTHER_ADDRESS))(
  'every text in %s speaks to players in the same way',
  (code, other) => {
    const word = new RegExp(`(?<!\\p{L})(${other})(?!\\p{L})`, 'iu')
    const texts = TEXT_FILES.flatMap((file) =>
      Object.entries(readTexts(LOCALES_FOLDER, code, file)).filter(([, text]) => word.test(text)),
    )
    expect(texts).toEqual([])
  },
)

/** What else was said for a thing that already has its word: `docs/translating.md`. */
const OTHER_WORDS: Readonly<Record<string, string>> = {
  ar: 'أودز|منشئ الرهان|مفرد|المجمّعة?|سعر البداية',
  fa: 'ضرایب|هم‌رسانی\\p{L}*|رمز عبور|گرداننده|بهره‌بردار|بونوس|پول بازی',
  fi: 'peliraha\\p{L}*|systeemi\\p{L}*|kotiutus\\p{L}*|suojakai\\p{L}*|operaattori\\p{L}*',
  he: 'סולקו?|מיושב(ים)?|[במ]?יחס ה?פתיחה|הדרה|מוצב',
  no: 'utvalg\\p{L}*|rekkverk\\p{L}*|strøm|kundestøtten?|gjøres opp',
  ur: 'بیٹس?(?! بلڈر)|(?<!رن )ریٹس?|نرخ|آڈز|اوڈز|حدیں',
}

test.each(Object.entries(OTHER_WORDS))('every text in %s has one word per thing', (code, other) => {
  const word = new RegExp(`(?<!\\p{L})(${other})(?!\\p{L})`, 'iu')
  const texts = TEXT_FILES.flatMap((file) =>
    Object.entries(readTexts(LOCALES_FOLDER, code, file)).filter(([, text]) => word.test(text)),
  )
  expect(texts).toEqual([])
})

test.each(codes)(
  'every text in %s has European digits, and leaves per cents and signs to who fills them in',
  (code) => {
    const other = /(?![0-9])\p{Nd}|\}\s?[%٪]|[+−]\{/u
    const texts = TEXT_FILES.flatMap((file) =>
      Object.entries(readTexts(LOCALES_FOLDER, code, file)).filter(([, text]) => other.test(text)),
    )
    expect(texts).toEqual([])
  },
)

test.each(bases.filter((code) => directionOf(code) === 'rtl'))(
  'a telephone number runs from the left in %s',
  (code) => {
    const account = readTexts(LOCALES_FOLDER, code, 'account')
    for (const key of ['codeHint', 'phoneVerified']) {
      expect(account[key]).toContain('\u2066{number}\u2069')
    }
  },
)

test('French texts do not break before their signs, nor inside their quotes', () => {
  const torn = / [:;!?%»]|« /u
  const texts = TEXT_FILES.flatMap((file) =>
    Object.entries(readTexts(LOCALES_FOLDER, 'fr', file)).filter(([, text]) => torn.test(text)),
  )
  expect(texts).toEqual([])
})

test.each(codes)('the name of a link “+1” says its number in %s', (code) => {
  const text = createTextLibrary(LOCALES_FOLDER).texts('app', code)['catalogue.moreMarkets'] ?? ''
  const forms = [...text.matchAll(/\w+ \{([^{}]*)\}/g)].map(([, form]) => form)
  expect(forms).not.toEqual([])
  expect(forms.filter((form) => form?.includes('#') !== true)).toEqual([])
})

test.each(codes)('a column of overtime is headed by one short word in %s', (code) => {
  const library = createTextLibrary(LOCALES_FOLDER)
  const heads = [
    library.texts('app', code)['catalogue.short.overtime'] ?? '',
    library.texts('betting', code)['match.short.overtime'] ?? '',
  ]
  for (const head of heads) expect(head).toMatch(/^\S{1,6}$/u)
})

test('what the compiler knows of the texts is what the folders say: npm run texts', () => {
  const written = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')
  expect(written('texts.gen.ts')).toBe(textTypes(LOCALES_FOLDER))
  expect(written('languages.gen.ts')).toBe(languageTable(LOCALES_FOLDER))
})

test('a thirteenth language is one more folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-locales-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync(LOCALES_FOLDER, folder, { recursive: true })
  cpSync(join(LOCALES_FOLDER, 'no'), join(folder, 'nl'), { recursive: true })
  const about = { name: 'Nederlands', order: 21, aliases: ['nl-BE'] }
  writeFileSync(join(folder, 'nl/language.json'), JSON.stringify(about))
  const server = { ...readTexts(folder, 'no', 'server'), 'error.locale.not_offered': 'Niet hier.' }
  writeFileSync(join(folder, 'nl/server.json'), JSON.stringify(server))

  expect(checkTexts(folder, 'nl')).toEqual([])
  expect(languageTable(folder)).toContain("  nl: 'Nederlands',")
  expect(languageTable(folder)).toContain("  'nl-BE': 'nl',")
  expect(textTypes(folder)).toBe(textTypes(LOCALES_FOLDER))
  const library = createTextLibrary(folder)
  expect(library.say('server', 'error.locale.not_offered', 'nl')).toBe('Niet hier.')

  writeFileSync(join(folder, 'nl/server.json'), JSON.stringify({ 'error.http.gone': 'Weg.' }))
  const faults = checkTexts(folder, 'nl').map(({ key, fault }) => `${fault} ${key}`)
  expect(faults).toContain('missing error.locale.not_offered')
  expect(faults).toContain('unknown error.http.gone')
})
