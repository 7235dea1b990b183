import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SlipBook } from '../testing/slip-book.ts'
import { step } from '../testing/slip-events.ts'
import { holdSafePlacement, holdSound, holdStakesKept } from '../testing/slip-invariants.ts'
import { rules } from '../testing/slip.ts'
import { parsePersistedSlip, persistSlip } from './persist.ts'
import { reduceSlip } from './reduce-slip.ts'
import type { SlipState } from './slip-state.ts'
import { createSlip } from './slip-state.ts'

const RUNS = 10_000
const modes = fc.constantFrom('none', 'higher', 'any', 'any:2')
const histories = fc.noBias(fc.array(step, { minLength: 20, maxLength: 60, size: 'max' }))
const reached = { placements: 0, receipts: 0, changes: 0, kinds: 0 }

test('[SLIP-07] 10 000 random histories keep every invariant', { timeout: 600_000 }, () => {
  fc.assert(
    fc.property(modes, histories, (acceptMode, steps) => {
      const under = { ...rules, acceptMode }
      let state: SlipState = createSlip({ currency: 'EUR', subunits: 100 })
      const book = new SlipBook()
      for (const next of steps) {
        const event = next(state, acceptMode)
        const after = reduceSlip(state, event, under)
        book.hear(state, event)
        if (after === state) continue
        holdSound(after, under)
        holdStakesKept(state, event, after)
        if (event.type === 'placeRequested' && after.inProgress) {
          holdSafePlacement(after, event.context, book)
          reached.placements += 1
          const kinds = new Set(after.processingBets.map(({ betType }) => betType))
          if (kinds.size > 1) reached.kinds += 1
        }
        if (event.type === 'marketsUpdated') expect(reduceSlip(after, event, under)).toBe(after)
        if (after.ticketState === 'SUCCESS') reached.receipts += 1
        if (after.ticketState === 'ODDS_CHANGED') reached.changes += 1
        state = after
      }
      expect(parsePersistedSlip(persistSlip(state))?.bets).toHaveLength(state.bets.length)
    }),
    { numRuns: RUNS },
  )
  // The histories reach what they are meant to prove.
  expect(reached.kinds).toBeGreaterThan(20)
  expect(Math.min(reached.placements, reached.receipts, reached.changes)).toBeGreaterThan(500)
})
