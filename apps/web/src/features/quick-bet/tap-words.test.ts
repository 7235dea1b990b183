import { createTranslator } from 'use-intl/core'
import { expect, test } from 'vitest'

import { messages } from '../../testing/messages.ts'
import { aPlacedBet } from '../../testing/placed-bets.ts'
import { tapWords } from './tap-words.ts'

const t = createTranslator({ locale: 'en', messages, namespace: 'quickBet' })
const words = (change: Parameters<typeof aPlacedBet>[0]) =>
  tapWords(aPlacedBet(change), '€10', t, () => 'The price moved.')

test('[P2] a tap is called placed only once the bet is accepted', () => {
  expect(words({ status: 'submitted' })).toBe('Quick bet submitted, €10 on Arsenal')
  expect(words({ status: 'waiting_results' })).toBe(
    'Quick bet placed, €10 on Arsenal, reference TL-7F3K',
  )
})

test('[P2] a tap that was not accepted is told with its reason', () => {
  expect(words({ status: 'rejected' })).toBe(
    'Quick bet on Arsenal was not accepted, €10 returned. The price moved.',
  )
})
