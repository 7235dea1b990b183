import { LOCALES } from '@touchline/contract'
import { describe, expect, it } from 'vitest'

import { LANGUAGES } from '../settings/locales.ts'
import { messageText, MESSAGE_TEXTS } from './message-texts.ts'
import type { MessageKind } from './messenger.ts'

const KINDS: readonly MessageKind[] = ['reset_password', 'confirmation', 'unlock', 'phone_code']
const params = { link: 'https://a.test/x', until: '21 Nov 2026, 18:00 UTC', code: '123456' }
const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).toSorted()

describe('what is written to players', () => {
  it('[I18N-01] is written in every language of the site', () => {
    const languages = LANGUAGES.map(([base]) => base).toSorted()
    expect(Object.keys(MESSAGE_TEXTS).toSorted()).toEqual(languages)
  })

  describe.each(Object.entries(MESSAGE_TEXTS))('in %s', (language, texts) => {
    it.each(KINDS)('%s has a subject and the placeholders of the English one', (kind) => {
      const english = MESSAGE_TEXTS['en']?.[kind]
      expect(texts[kind].subject === '').toBe(kind === 'phone_code')
      expect(placeholders(texts[kind].body)).toEqual(placeholders(english?.body ?? ''))
      if (language !== 'en') expect(texts[kind].body).not.toBe(english?.body)
    })
  })

  it.each(LOCALES)('[I18N-03] is filled in for %s', (locale) => {
    const { subject, body } = messageText('reset_password', locale, params)
    expect(body).toContain(params.link)
    expect(body).toContain(params.until)
    expect(`${subject} ${body}`).not.toMatch(/[{}]/)
    expect(messageText('phone_code', locale, params).body).toContain('123456')
  })
})
