import { describe, expect, it } from 'vitest'
import { de } from './de.ts'
import { en } from './en.ts'
import { isMessageKey, localize } from './messages.ts'

const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).toSorted()

describe('messages', () => {
  it.each(Object.entries(en))('%s has the same placeholders in every language', (key, text) => {
    expect(isMessageKey(key) && placeholders(de[key])).toEqual(placeholders(text))
  })

  it('fill in their parameters', () => {
    const params = { amount: '0.50', currency: 'EUR' }
    expect(localize('error.place_bets.stake_too_low', 'de', params)).toBe(
      'Der Mindesteinsatz beträgt 0.50 EUR.',
    )
  })

  it('know their own keys alone', () => {
    expect(isMessageKey('error.form.email')).toBe(true)
    expect(isMessageKey('toString')).toBe(false)
  })
})
