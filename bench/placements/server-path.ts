import { randomUUID } from 'node:crypto'

import { acceptHeader, calls } from '@touchline/contract'
import type { Backend } from '@touchline/server'

import { openSelections, type OpenSelection } from './open-selections.ts'
import type { BenchPlayer } from './players.ts'

const STAKE = 100

export type PlaceOne = (player: BenchPlayer) => Promise<void>

export type BenchBet = {
  type: 'single' | 'combo' | 'system'
  selections: readonly OpenSelection[]
  systemId?: string
  /** A hunt that the bet brings points. */
  bonusId?: string | undefined
}

/** Places a single on an upcoming match as a browser does: session, rules, price, then the database. */
export function placeThroughServer({ app, book }: Backend): PlaceOne {
  const bet: BenchBet = { type: 'single', selections: openSelections(book, 1) }
  return (player) => placeBet(app, player, bet)
}

/** @throws when the server refuses it */
export async function placeBet(
  app: Backend['app'],
  player: BenchPlayer,
  { type, selections, systemId, bonusId }: BenchBet,
): Promise<void> {
  const system = systemId === undefined ? {} : { system_id: systemId }
  const bonus = bonusId === undefined ? {} : { bonus: { id: bonusId, type: 'hunting', odds: null } }
  const answer = await app.inject({
    method: 'POST',
    url: `/api/sportsbook${calls.placeBets.path}`,
    headers: {
      accept: acceptHeader(calls.placeBets.version),
      authorization: `Bearer ${player.token}`,
    },
    payload: {
      meta: { type, reference: randomUUID(), accept_mode: 'none' },
      bets: [{ stake: { value: STAKE, currency: 'EUR' }, selections, ...system, ...bonus }],
    },
  })
  if (answer.statusCode !== 200) throw new Error(`a placement failed: ${answer.body}`)
}
