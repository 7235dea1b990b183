import {
  createSlip,
  DEFAULT_SLIP_RULES,
  reduceSlip,
  slipSummary,
  type SelectionInput,
  type SlipEvent,
  type SlipState,
  amountOf,
  oddsOf,
} from '@touchline/betting'

import { compare } from '../measure.ts'
import { perSecond, type Row } from '../table.ts'
import { benchLargeSystem } from './large-system.ts'

const SELECTIONS = 30
const EUR = { currency: 'EUR', subunits: 100 }

function selection(index: number): SelectionInput {
  return {
    matchId: String(index),
    matchUrnId: `sr:match:${index}`,
    marketId: 1,
    specifier: '',
    outcomeId: '1',
    odds: oddsOf(1_500 + index),
    provider: 'simulator',
    type: 'match',
    matchStatus: 1,
  }
}

function fullSlip(): SlipState {
  const events: SlipEvent[] = [
    { type: 'setCurrency', ...EUR },
    ...Array.from({ length: SELECTIONS }, (_, index) => ({
      type: 'addSelection' as const,
      selection: selection(index),
    })),
    { type: 'setStake', stake: amountOf(1_000n) },
  ]
  return events.reduce(
    (state, event) => reduceSlip(state, event, DEFAULT_SLIP_RULES),
    createSlip(EUR),
  )
}

/** A price moves: what the machine does most of the day. */
function priceMove(turn: number): SlipEvent {
  return {
    type: 'marketsUpdated',
    markets: [
      {
        matchId: '7',
        marketId: 1,
        specifier: '',
        status: 1,
        outcomes: [{ outcomeId: '1', active: true, odds: oddsOf(1_500 + (turn % 2) * 10) }],
      },
    ],
  }
}

export const bench = {
  title: `Slip machine with ${SELECTIONS} selections`,
  async run(): Promise<Row[]> {
    const slip = fullSlip()
    let turn = 0
    const [move, summary, toggle, copy] = await compare(
      [
        {
          name: 'a price moves',
          run: () => reduceSlip(slip, priceMove((turn += 1)), DEFAULT_SLIP_RULES),
        },
        { name: 'summary', run: () => slipSummary(slip, DEFAULT_SLIP_RULES) },
        {
          name: 'a selection goes',
          run: () =>
            reduceSlip(
              slip,
              { type: 'toggleSelection', selection: selection(29) },
              DEFAULT_SLIP_RULES,
            ),
        },
        { name: 'structuredClone of the slip', run: () => structuredClone(slip) },
      ],
      { rounds: 15, warmUp: 2_000 },
    )
    if (!move || !summary || !toggle || !copy) throw new Error('a candidate has no timing')
    const rows = [move, summary, toggle].map(({ name, microseconds }): Row => ({
      what: name,
      value: perSecond(microseconds),
      peer: copy.name,
      peerValue: perSecond(copy.microseconds),
      ratio: microseconds / copy.microseconds,
      limit: { sign: '<', ratio: 2 },
    }))
    return [...rows, ...(await benchLargeSystem())]
  },
}
