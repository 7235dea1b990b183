import { amountOf, oddsOf } from '@touchline/betting'
import { describe, expect, test } from 'vitest'

import { messages } from '../../testing/messages.ts'
import { pick, secondMatch, settle, slipKit } from '../../player/slip/testing/slip-kit.ts'
import { refusal } from '../../testing/fake-api.ts'
import { aPlacedBet } from '../../testing/placed-bets.ts'
import type { SlipFailure } from '../../player/slip/state.ts'
import { refusalKey } from './slip-notices.tsx'

const FIRST = '10:1::1'
const SECOND = '20:1::1'

/** A combo of two legs that was placed and answered so. */
async function answered(cause: Error) {
  const refuse = async () => {
    throw cause
  }
  const answers = [refuse]
  const kit = slipKit({
    answers: {
      placeBets: () => answers.shift()?.() ?? Promise.resolve({ data: [aPlacedBet()] }),
      closePlacement: () => ({ data: [] }),
    },
  })
  await kit.start(true)
  kit.slip.dispatch({ type: 'toggle', picked: pick() })
  kit.slip.dispatch({ type: 'toggle', picked: pick(secondMatch) })
  kit.slip.dispatch({ type: 'setStake', stake: amountOf(1000n) })
  kit.slip.dispatch({ type: 'press' })
  await settle()
  return kit
}

/** What the slip says of a refusal. */
function textOf(failure: SlipFailure | null): string | null {
  if (failure === null) return null
  return failure.message === '' ? messages.slip.error[refusalKey(failure)] : failure.message
}

type Row = readonly [
  name: string,
  fields: Parameters<typeof refusal>[1],
  text: string,
  isWrongOdds: boolean,
]

const texts = messages.slip.error
const risk = (name: string) => `error.risk_validation.${name}`

const CODED: readonly Row[] = [
  ['[PLACE-13] 101', { code: 101 }, texts.invalidOdds, true],
  ['[PLACE-13] 101 in the backend’s words', words(101, 'Now 2.10'), 'Now 2.10', true],
  ['[PLACE-13] [CUST-09] 120', { code: 120 }, texts.invalidOddsCustomBet, false],
  ['[PLACE-14] [GAP-12] 118', { code: 118 }, texts.municipalityNotFound, false],
  ['[PLACE-15] an unknown code', { code: 999 }, texts.default, false],
  ['[PLACE-15] an unknown code with words', words(999, 'Not today'), 'Not today', false],
  ['[PLACE-07] a closed reference', { code: 147 }, texts.notInTime, false],
  ...[
    'odds_different_than_bookmaker',
    'odds_higher_than_bookmakers',
    'odds_to_low',
    'odds_higher_than_bookmakers_current_odds',
  ].map((name): Row => {
    const fields = { code: 150, messageKey: risk(name) }
    return [`[PLACE-16] risk message ${name}`, fields, texts.default, true]
  }),
  [
    '[PLACE-16] another risk message',
    { code: 150, messageKey: risk('too_fast') },
    texts.default,
    false,
  ],
]

function words(code: number, localizedMessage: string): Row[1] {
  return { code, localizedMessage }
}

describe('the error catalogue', () => {
  test.each(CODED)('%s', async (_, fields, text, isWrongOdds) => {
    const { slip, raiseError } = await answered(refusal(422, fields))
    const { failure, slip: ticket } = slip.getState()
    expect(ticket).toMatchObject({ ticketState: 'ERROR', inProgress: false, processingBets: [] })
    expect(textOf(failure)).toBe(text)
    expect(failure?.isWrongOddsError).toBe(isWrongOdds)
    expect(raiseError).not.toHaveBeenCalled()
  })

  test('[PLACE-17] [PLACE-18] messages stand at their legs, details below the message', async () => {
    const { slip } = await answered(
      refusal(422, {
        code: 130,
        details: { hint: 'Closed by the referee', count: 3 },
        errorsByBet: { [SECOND]: { localizedMessage: 'Closed' }, [FIRST]: { code: 101 } },
      }),
    )
    const { failure } = slip.getState()
    expect(failure?.messagesByBet).toEqual({ [SECOND]: 'Closed' })
    expect(failure?.details).toBe('Closed by the referee')
  })

  test.each([
    ['[PLACE-07] 500 that placed nothing', refusal(500), texts.failed],
    ['[PLACE-07] 400 without a code', refusal(400), texts.failed],
    [
      '[PLACE-07] 422 without a code but with words',
      refusal(422, { localizedMessage: 'Such a system is not offered' }),
      'Such a system is not offered',
    ],
    ['[ALERT-06] an error of our own', new TypeError('nothing to read'), texts.failed],
  ])('[P31] %s is raised, named in the slip, and leaves it', async (_, error, text) => {
    const { slip, raiseError } = await answered(error)
    expect(raiseError).toHaveBeenCalledExactlyOnceWith(error)
    expect(textOf(slip.getState().failure)).toBe(text)
    expect(slip.getState().slip).toMatchObject({ ticketState: 'INITIAL', inProgress: false })
    expect(slip.getState().slip.selectedOutcomeIds).toEqual([FIRST, SECOND])
  })

  test('[PLACE-06] [AUTH-18] 401 resets the ticket without a message', async () => {
    const { slip, raiseError } = await answered(refusal(401, { code: 1 }))
    expect(slip.getState().slip).toMatchObject({ ticketState: 'INITIAL', error: null })
    expect(raiseError).not.toHaveBeenCalled()
  })
})

describe('one press after wrong odds', () => {
  const moved = refusal(422, {
    code: 101,
    errorsByBet: { [FIRST]: { localizedMessage: 'Now 2.10', odds: oddsOf(2100) } },
  })

  test('[PLACE-16] [P31] takes the price that the one button shows and places', async () => {
    const { slip, sentTo } = await answered(moved)
    expect(slip.getState().action).toEqual({
      kind: 'placeAt',
      odds: 4200n,
      stake: 1000n,
      count: 1,
      of: 1,
    })
    slip.dispatch({ type: 'press' })
    await settle()
    const [first, second] = sentTo('placeBets').map(({ input }) => input?.body)
    expect(second).toMatchObject({ bets: [{ selections: [{ odds: 2100 }, { odds: 2000 }] }] })
    expect(second).not.toMatchObject({ meta: (first as unknown as { meta: object }).meta })
    expect(slip.getState().slip.ticketState).toBe('SUCCESS')
  })

  test('[PLACE-16] takes no price that came under the finger', async () => {
    const { slip, sentTo, reprice } = await answered(moved)
    await reprice(pick().match, { 1: 1500 })
    slip.dispatch({ type: 'press' })
    await settle()
    expect(sentTo('placeBets')).toHaveLength(1)
    expect(slip.getState().slip.bets[0]?.selections[0]?.acceptedOdds).toBe(2000)
  })
})
