import { randomOf } from '../../random.ts'
import { pairingOf } from './round-robin.ts'

export type PairingOptions = {
  seed: string
  tournamentId: number
  competitors: number
  /** Rounds in a row in which the same sides meet. */
  series: number
  /** Whether seats stay what they are from season to season. */
  keepsSeats: boolean
}

/** Who meets whom: places in the list of competitors. */
export type Pairings = {
  /** Rounds until everybody has met everybody at home and away. */
  rounds: number
  of(round: number, table: number): readonly [home: number, away: number]
}

const KEPT_SEASONS = 3

/** Double round robins without end; each season draws anew who sits where. */
export const createPairings = (options: PairingOptions): Pairings => {
  const { seed, tournamentId, competitors, series, keepsSeats } = options
  const rounds = 2 * (competitors - 1) * series
  const known = new Map<number, readonly number[]>()

  const draw = (season: number): readonly number[] => {
    const random = randomOf(seed, 'seats', tournamentId, season)
    const seats = Array.from({ length: competitors }, (_, place) => place)
    for (let left = competitors - 1; left > 0; left--) {
      const other = Math.floor(random() * (left + 1))
      const moved = seats[left] ?? 0
      seats[left] = seats[other] ?? 0
      seats[other] = moved
    }
    return seats
  }

  const seatsOf = (season: number): readonly number[] => {
    const before = known.get(season)
    if (before !== undefined) return before
    const seats = draw(keepsSeats ? 0 : season)
    known.set(season, seats)
    if (known.size > KEPT_SEASONS) known.delete(known.keys().next().value ?? season)
    return seats
  }

  return {
    rounds,
    of: (round, table) => {
      const [home, away] = pairingOf(Math.floor(round / series), table, competitors)
      const seats = seatsOf(Math.floor(round / rounds))
      return [seats[home] ?? 0, seats[away] ?? 0]
    },
  }
}
