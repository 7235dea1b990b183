import { acceptHeader, calls } from '@touchline/contract'
import type { Backend } from '@touchline/server'

import type { BenchPlayer } from './players.ts'

/** So wide that no bet of a bench is refused; each is asked all the same. */
const WIDE = 1_000_000_000

const LIMITS = [
  { type: 'bet', period: null },
  { type: 'wager', period: 'day' },
  { type: 'loss', period: 'day' },
  { type: 'loss', period: 'week' },
] as const

/** Gives players what the careful ones have: the largest bet, a wager and two losses. */
export async function limitPlayers(
  app: Backend['app'],
  players: readonly BenchPlayer[],
): Promise<void> {
  for (const { token } of players) {
    for (const limit of LIMITS) {
      const answer = await app.inject({
        method: 'POST',
        url: `/api/platform${calls.setLimit.path}`,
        headers: { accept: acceptHeader(calls.setLimit.version), authorization: `Bearer ${token}` },
        payload: { ...limit, amount: WIDE, currency: 'EUR' },
      })
      if (answer.statusCode >= 300) throw new Error(`a limit was refused: ${answer.body}`)
    }
  }
}
