import { createTranslator } from 'use-intl/core'
import { expect, test } from 'vitest'

import { messages } from '../../../testing/messages.ts'
import { aPlacedBet } from '../../../testing/placed-bets.ts'
import { receiptWords } from './receipt-words.ts'

const t = createTranslator({ locale: 'en', messages, namespace: 'slip.announce' })
const words = (...bets: Parameters<typeof aPlacedBet>) =>
  receiptWords(
    bets.map((change) => aPlacedBet(change)),
    t,
    () => 'The price moved.',
  )

test('[P2] a bet that is only submitted is not called placed', () => {
  expect(words({ status: 'submitted' })).toBe('Submitted, confirming, reference TL-7F3K')
  expect(words({ status: 'waiting_results' })).toBe('Bet placed, reference TL-7F3K')
})

test('[FAIR-11] [P2] a bet that was not accepted is told with its reason', () => {
  expect(words({ status: 'rejected' })).toBe('Bet TL-7F3K not accepted: The price moved.')
})
