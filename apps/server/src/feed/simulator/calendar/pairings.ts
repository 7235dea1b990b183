import { randomOf } from '../../random.ts'

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
export function createPairings(options: PairingOptions): Pairings {
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

/**
 * Who meets at a table of a round: places in the list of competitors, the home side first. Everybody
 * meets everybody once in a turn, and with the sides changed in the next, without end; nobody is at
 * home, or away, more than three times in a row.
 * @param competitors an even number of them
 */
export function pairingOf(
  round: number,
  table: number,
  competitors: number,
): readonly [home: number, away: number] {
  const turns = competitors - 1
  const turn = Math.floor(round / turns)
  const step = round - turn * turns
  /** Circle method: the first stays, all others move on by one seat a round. */
  const at = (seat: number): number => (seat === 0 ? 0 : ((seat - 1 + step) % turns) + 1)
  const pair = [at(table), at(competitors - 1 - table)] as const
  // Every second seat plays at home, and so does whoever meets the first in every second round.
  const isAtHome = table === 0 ? step % 2 === 0 : table % 2 === 1
  return isAtHome === (turn % 2 === 0) ? pair : [pair[1], pair[0]]
}
