import { LOCALES } from '@touchline/contract'
import { describe, expect, it } from 'vitest'

import { LANGUAGES } from '../../settings/locales.ts'
import { en } from './en.ts'
import { isMessageKey, localize, MESSAGES } from './messages.ts'

const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).toSorted()
const entries = Object.entries(MESSAGES).flatMap(([language, texts]) =>
  Object.entries(texts).map(([key, text]) => [language, key, text] as const),
)

describe('messages', () => {
  it('[I18N-01] are there in every language of the site, each with every key', () => {
    const languages = LANGUAGES.map(([base]) => base).toSorted()
    expect(Object.keys(MESSAGES).toSorted()).toEqual(languages)
    for (const texts of Object.values(MESSAGES)) {
      expect(Object.keys(texts).toSorted()).toEqual(Object.keys(en).toSorted())
    }
  })

  it.each(entries)('in %s, %s takes what the English one takes', (language, key, text) => {
    const english = isMessageKey(key) ? en[key] : expect.fail(`unknown: ${key}`)
    expect(placeholders(text)).toEqual(placeholders(english))
    expect(text.trim()).not.toBe('')
    if (language !== 'en') expect(text).not.toBe(english)
  })

  it('fill in their parameters', () => {
    const params = { amount: '0.50', currency: 'EUR' }
    expect(localize('error.place_bets.stake_too_low', 'de', params)).toBe(
      'Der Mindesteinsatz beträgt 0.50 EUR.',
    )
  })

  it('[I18N-03] of a variant are those of its base', () => {
    for (const locale of LOCALES.filter((code) => code.includes('-'))) {
      const base = locale.slice(0, 2)
      expect(localize('error.http.internal', locale)).toBe(MESSAGES[base]?.['error.http.internal'])
    }
  })

  it('[I18N-08] keep latin names together inside of a text from right to left', () => {
    const legs = { first: () => 'Milan & 1+', second: () => 'Inter' }
    expect(localize('error.custom_bet.apart', 'ar', legs)).toBe(
      'لا يمكن جمع «\u2068Milan & 1+\u2069» و«\u2068Inter\u2069» في رهان واحد.',
    )
    expect(localize('error.phone.too_soon', 'he', { seconds: 30 })).toContain(' 30 ')
  })

  it('know their own keys alone', () => {
    expect(isMessageKey('error.form.email')).toBe(true)
    expect(isMessageKey('toString')).toBe(false)
  })
})
