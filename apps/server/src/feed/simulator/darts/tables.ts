import { tableOf, type Entry, type Table } from '../../pricing/table.ts'
import { beginsLeg, LEGS_TO_WIN, MOST_LEGS, type DartsState } from './timeline.ts'
import { LEG, throwerWins, type VisitCounts } from './visits.ts'

export type Visits = readonly [home: VisitCounts, away: VisitCounts]

/** Chance that the home side wins a leg in which both still have so much. */
function homeWinsLeg(
  [home, away]: Visits,
  [homeLeft, awayLeft]: readonly [number, number],
  thrower: 0 | 1,
): number {
  return thrower === 0
    ? throwerWins(home(homeLeft), away(awayLeft))
    : 1 - throwerWins(away(awayLeft), home(homeLeft))
}

function winnerTable(home: number, played: number): Table {
  return tableOf([
    [home * played, 1],
    [(1 - home) * played, 2],
    ...(played < 1 - 1e-12 ? [[1 - played, 0] satisfies Entry] : []),
  ])
}

/** Exact distribution of the legs from any point of the match. */
export function dartsTables(
  visits: Visits,
  first: 0 | 1,
  { legs, left, thrower }: DartsState,
): ReadonlyMap<string, Table> {
  const tables = new Map<string, Table>()
  const fresh = ([0, 1] as const).map((begins) => homeWinsLeg(visits, [LEG, LEG], begins))
  const finished: Entry[] = []
  let open = new Map<number, number>([[legs[0], 1]])
  const running = legs[0] + legs[1] + 1
  for (let leg = running; leg <= MOST_LEGS; leg++) {
    const home =
      leg === running ? homeWinsLeg(visits, left, thrower) : (fresh[beginsLeg(first, leg)] ?? 0.5)
    const next = new Map<number, number>()
    let played = 0
    for (const [own, weight] of open) {
      played += weight
      const lost = leg - 1 - own
      const [won, conceded] = [weight * home, weight * (1 - home)]
      if (own + 1 === LEGS_TO_WIN) finished.push([won, own + 1, lost])
      else next.set(own + 1, (next.get(own + 1) ?? 0) + won)
      if (lost + 1 === LEGS_TO_WIN) finished.push([conceded, own, lost + 1])
      else next.set(own, (next.get(own) ?? 0) + conceded)
    }
    if (played > 0) tables.set(`leg_${leg}`, winnerTable(home, played))
    open = next
  }
  return tables.set('match', tableOf(finished))
}
