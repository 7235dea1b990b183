import { amountOf } from '@touchline/betting'
import { expect, test } from 'vitest'
import { localize } from '../../http/messages.ts'
import { limitProblem } from './limit-problem.ts'

test.each([
  ['de', 'Bis 01.01.1970, 00:00 UTC bleiben 0,10\u00A0€ von 1.000,00\u00A0€.'],
  ['en', '0.10\u00A0€ of 1,000.00\u00A0€ are left until 1 Jan 1970, 00:00 UTC.'],
] as const)('a refusal by a limit says amounts in %s as pages do', (locale, text) => {
  const { messageKey, details } = limitProblem({
    type: 'wager',
    period: 'day',
    amount: amountOf(100_000n),
    left: amountOf(10n),
    currency: 'EUR',
    until: new Date(0),
  })
  expect(localize(messageKey, locale, details.params)).toContain(text)
})
