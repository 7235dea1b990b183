import { openBackend, startPriced } from '../site.ts'
import type { Row } from '../table.ts'
import { compareSides } from './compare-sides.ts'
import { limitPlayers } from './limited-players.ts'
import { signUpPlayers } from './players.ts'
import { placeThroughServer } from './server-path.ts'

const PLAYERS = 64
const LEAST = 0.9

/** Placements of players with four limits of their own beside those of players without any. */
export const bench = {
  title: 'Placements with limits',
  async run(): Promise<Row[]> {
    const { backend, remove } = await openBackend({ SIGNUP_CREDIT: '100000' })
    try {
      await startPriced(backend)
      const all = await signUpPlayers(backend.app, 2 * PLAYERS)
      const limited = all.slice(0, PLAYERS)
      await limitPlayers(backend.app, limited)
      const place = placeThroughServer(backend)
      return await compareSides(
        { name: 'with four limits', players: limited, place },
        { name: 'without any', players: all.slice(PLAYERS), place },
        LEAST,
      )
    } finally {
      await remove()
    }
  },
}
