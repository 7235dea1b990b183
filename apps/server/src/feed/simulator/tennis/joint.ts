import { createCells } from '../../pricing/cells.ts'
import type { Fact, Tables } from '../../pricing/table.ts'
import type { TennisParameters } from './serve.ts'
import { setEnds, type SetEnd } from './set-distribution.ts'
import { MAX_SETS, NOT_PLAYED } from './tables.ts'
import { SETS_TO_WIN, setsWon, type TennisState } from './timeline.ts'

/** Single games are too near to be combined with what they decide. */
export function tennisGroup(scope: string): string | null {
  return scope.startsWith('game_') ? null : 'match'
}

type Sets = readonly (readonly [number, number])[]

function factOf(sets: Sets, number: number): Fact {
  const [own, other] = sets[number - 1] ?? [NOT_PLAYED, NOT_PLAYED]
  return [own, other, 0, 0]
}

const games = (sets: Sets, side: 0 | 1): number => sets.reduce((sum, set) => sum + set[side], 0)

/** Every way in which the sets can still end. */
export function tennisJoint(
  parameters: TennisParameters,
  { sets, points, server }: TennisState,
): readonly Tables[] {
  const done = sets.slice(0, -1)
  const running = setEnds(parameters, { games: sets.at(-1) ?? [0, 0], points, server })
  const blank = { games: [0, 0], points: [0, 0] } as const
  const fresh = ([0, 1] as const).map((first) => setEnds(parameters, { ...blank, server: first }))
  const numbers = Array.from({ length: MAX_SETS }, (_, index) => index + 1)
  const cells = createCells(['match', ...numbers.map((number) => `set_${number}`)])
  const walk = (played: Sets, ends: readonly SetEnd[], weight: number): void => {
    for (const { p, own, other, nextServer } of ends) {
      const now: Sets = [...played, [own, other]]
      const won = [setsWon(now, 0), setsWon(now, 1)] as const
      if (Math.max(...won) < SETS_TO_WIN) walk(now, fresh[nextServer] ?? [], weight * p)
      else {
        const match: Fact = [...won, games(now, 0), games(now, 1)]
        cells.add(weight * p, [match, ...numbers.map((number) => factOf(now, number))])
      }
    }
  }
  walk(done, running, 1)
  return [cells.tables()]
}
