import { LOCALES } from '@touchline/contract'
import { describe, expect, expectTypeOf, it } from 'vitest'

import { type ArgumentOf, localize, type MessageWith } from './messages.ts'

describe('messages', () => {
  it('fill in their parameters', () => {
    const params = { amount: '0,50\u00A0€' }
    expect(localize('error.place_bets.stake_too_low', 'de', params)).toBe(
      'Der Mindesteinsatz beträgt 0,50\u00A0€.',
    )
  })

  it('say which arguments they need, so that none is left out', () => {
    expectTypeOf<ArgumentOf<'error.settings.stakes'>>().toEqualTypeOf<'min' | 'max'>()
    expectTypeOf<ArgumentOf<'error.http.internal'>>().toEqualTypeOf<never>()
    expectTypeOf<'error.phone.too_soon'>().toExtend<MessageWith<'seconds'>>()
    expectTypeOf<'error.phone.too_soon'>().not.toExtend<MessageWith<'minutes'>>()
  })

  it('[I18N-03] of a variant are those of its base', () => {
    for (const locale of LOCALES.filter((code) => code.includes('-'))) {
      const base = LOCALES.find((code) => code === locale.slice(0, 2)) ?? 'en'
      const said = localize('error.http.internal', base)
      expect(localize('error.http.internal', locale)).toBe(said)
      expect(said).not.toBe('')
    }
  })

  it('[I18N-08] keep latin names together inside of a text from right to left', () => {
    const legs = { first: () => 'Milan & 1+', second: () => 'Inter' }
    expect(localize('error.custom_bet.apart', 'ar', legs)).toBe(
      'لا يمكن جمع «\u2068Milan & 1+\u2069» و«\u2068Inter\u2069» في رهان واحد.',
    )
    expect(localize('error.phone.too_soon', 'he', { seconds: 30 })).toContain(' 30 ')
  })

  it('leave out what nobody gave', () => {
    expect(localize('error.place_bets.no_account', 'en')).toBe('You have no account in .')
  })
})
