import { baseOf, LOCALES } from '@touchline/contract'

import { coverage } from './coverage/coverage.ts'
import { languageTexts } from './coverage/language-texts.ts'

/** Run by `npm run untranslated`: what each language still says in English. */
const english = await languageTexts('en')
for (const locale of LOCALES.filter((code) => baseOf(code) === code && code !== 'en')) {
  const { missing, unknown } = coverage(english, await languageTexts(locale))
  process.stdout.write(`${locale}: ${missing.length} missing, ${unknown.length} unused\n`)
  for (const key of missing) process.stdout.write(`  - ${key}\n`)
  for (const key of unknown) process.stdout.write(`  + ${key}\n`)
}
