import { LOCALES } from '@touchline/contract'
import { describe, expect, it } from 'vitest'

import { messageText, passkeysText } from './message-texts.ts'
import type { MessageKind } from '../db/player-schema.ts'

/** What each has to say. */
const KINDS: Readonly<Record<MessageKind, string>> = {
  reset_password: 'https://a.test/x',
  confirmation: 'https://a.test/x',
  unlock: 'https://a.test/x',
  change_email: 'https://a.test/x',
  phone_code: '123456',
  sign_in_code: '123456',
  email_changing: 'ada@example.test',
  account_closed: '',
  break_begun: '21 Nov 2026, 18:00 UTC',
  exclusion_begun: '21 Nov 2026, 18:00 UTC',
  exclusion_for_good: '',
  money_returned: '45.20 €',
  password_changed: '',
  authenticator_added: '',
  authenticator_removed: '',
  passkey_added: 'Ada’s phone',
  passkey_removed: 'Ada’s phone',
}
const params = {
  link: 'https://a.test/x',
  until: '21 Nov 2026, 18:00 UTC',
  code: '123456',
  email: 'ada@example.test',
  device: 'Firefox, Linux',
  name: 'Ada’s phone',
  amount: '45.20 €',
}

describe('what is written to players', () => {
  it.each(LOCALES)('[I18N-03] is filled in for %s', (locale) => {
    for (const [kind, said] of Object.entries(KINDS) as [MessageKind, string][]) {
      const { subject, body } = messageText(kind, locale, params)
      expect(subject === '').toBe(kind === 'phone_code')
      expect(body).not.toBe('')
      expect(`${subject} ${body}`).not.toMatch(/[{}]/)
      expect(body).toContain(said)
    }
    expect(messageText('reset_password', locale, params).body).toContain(params.until)
  })

  it.each(LOCALES)('[S6] names the passkeys that go on, in %s', (locale) => {
    const text = passkeysText(['Ada’s phone', 'Firefox, Linux'], locale)
    expect(text).toContain('Ada’s phone')
    expect(text).toContain('Firefox, Linux')
    expect(text).not.toMatch(/[{}]/)
  })

  it('[I18N-01] is written in the language of the player', () => {
    expect(messageText('unlock', 'de-CH', params).subject).toBe('Ihr Konto ist gesperrt')
    expect(messageText('phone_code', 'fi', params).body).toMatch(/123456/)
  })
})
