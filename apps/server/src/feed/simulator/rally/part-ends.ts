import type { RallyConfig, RallyParameters, Side } from './config.ts'

/** A set or map in progress. */
export type PartState = {
  part: number
  points: readonly [number, number]
  server: Side
  first: Side
}

export type PartEnd = { p: number; own: number; other: number }

/** No part lasts longer; what is left by then is rounding. */
const LONGEST = 120
const NEGLIGIBLE = 1e-12

/**
 * Plays on from a state until `isDone`: chances of the points on the board then. Every layer holds
 * the states after the same number of points.
 */
function playOut(
  { nextServer }: RallyConfig,
  { serve }: RallyParameters,
  { points: from, server: serving, first }: PartState,
  isDone: (own: number, other: number) => boolean,
): readonly PartEnd[] {
  const ends = new Map<number, PartEnd>()
  const finish = (p: number, own: number, other: number): void => {
    const known = ends.get(own * LONGEST + other)
    if (known === undefined) ends.set(own * LONGEST + other, { p, own, other })
    else known.p += p
  }
  let layer = new Map([[from[0] * 2 + serving, 1]])
  for (let played = from[0] + from[1]; layer.size > 0 && played < LONGEST; played++) {
    const next = new Map<number, number>()
    for (const [key, weight] of layer) {
      const server = (key & 1) as Side
      for (const winner of [0, 1] as const) {
        const p = weight * (winner === 0 ? serve[server] : 1 - serve[server])
        if (p < NEGLIGIBLE) continue
        const own = (key >> 1) + (winner === 0 ? 1 : 0)
        const other = played + 1 - own
        if (isDone(own, other)) {
          finish(p, own, other)
          continue
        }
        const after = nextServer({ points: [own, other], server, first, winner })
        next.set(own * 2 + after, (next.get(own * 2 + after) ?? 0) + p)
      }
    }
    layer = next
  }
  const all = [...ends.values()]
  const mass = all.reduce((sum, { p }) => sum + p, 0)
  return all.map((end) => ({ ...end, p: end.p / mass }))
}

/** Exact distribution of the final score of a set or map. */
export function partEnds(
  config: RallyConfig,
  parameters: RallyParameters,
  state: PartState,
): readonly PartEnd[] {
  return playOut(config, parameters, state, (own, other) => config.isOver(own, other, state.part))
}

/** Chance that the home side is the first with `target` points; nobody has them yet. */
export function raceChance(
  config: RallyConfig,
  parameters: RallyParameters,
  state: PartState,
  target: number,
): number {
  return playOut(config, parameters, state, (own, other) => Math.max(own, other) >= target)
    .filter(({ own, other }) => own > other)
    .reduce((sum, { p }) => sum + p, 0)
}
