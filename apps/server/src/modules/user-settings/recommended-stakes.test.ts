import { amountOf } from '@touchline/betting'
import { expect, test } from 'vitest'
import { localize } from '../../http/messages.ts'
import { Problem } from '../../http/problem.ts'
import { checkStakes } from './recommended-stakes.ts'

test('a refusal of quick stakes says the bounds as the language writes them', () => {
  expect.assertions(1)
  try {
    checkStakes({ EUR: [amountOf(1n)] })
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    expect(localize(error.messageKey, 'de', error.details.params)).toBe(
      'Schnelleinsätze liegen zwischen 0,50\u00A0€ und 250.000,00\u00A0€.',
    )
  }
})
