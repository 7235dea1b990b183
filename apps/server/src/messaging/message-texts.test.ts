import { LOCALES } from '@touchline/contract'
import { describe, expect, it } from 'vitest'

import { messageText } from './message-texts.ts'
import type { MessageKind } from './messenger.ts'

const KINDS: readonly MessageKind[] = ['reset_password', 'confirmation', 'unlock', 'phone_code']
const params = { link: 'https://a.test/x', until: '21 Nov 2026, 18:00 UTC', code: '123456' }

describe('what is written to players', () => {
  it.each(LOCALES)('[I18N-03] is filled in for %s', (locale) => {
    for (const kind of KINDS) {
      const { subject, body } = messageText(kind, locale, params)
      expect(subject === '').toBe(kind === 'phone_code')
      expect(body).not.toBe('')
      expect(`${subject} ${body}`).not.toMatch(/[{}]/)
      expect(body).toContain(kind === 'phone_code' ? '123456' : params.link)
    }
    expect(messageText('reset_password', locale, params).body).toContain(params.until)
  })

  it('[I18N-01] is written in the language of the player', () => {
    expect(messageText('unlock', 'de-CH', params).subject).toBe('Ihr Konto ist gesperrt')
    expect(messageText('phone_code', 'fi', params).body).toMatch(/123456/)
  })
})
