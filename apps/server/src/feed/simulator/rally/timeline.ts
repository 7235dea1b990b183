import { type Random, randomOf } from '../../random.ts'
import {
  firstServer,
  type RallyConfig,
  type RallyParameters,
  type RallyState,
  type Side,
} from './config.ts'

export type RallyTimeline = {
  /** Who served first in the match. */
  first: Side
  states: readonly RallyState[]
}

export function partsWon({ isOver }: RallyConfig, parts: RallyState['parts'], side: Side): number {
  return parts.filter(
    ([own, other], index) => isOver(own, other, index + 1) && own > other === (side === 0),
  ).length
}

function afterPoint(
  config: RallyConfig,
  state: RallyState,
  first: Side,
  winner: Side,
  seconds: number,
): RallyState {
  const number = state.parts.length
  const [own, other] = state.parts.at(-1) ?? [0, 0]
  const points: [number, number] = winner === 0 ? [own + 1, other] : [own, other + 1]
  const parts = [...state.parts.slice(0, -1), points]
  const at = state.at + seconds
  if (!config.isOver(...points, number)) {
    const serve = { points, server: state.server, first: firstServer(first, number), winner }
    return { at, parts, server: config.nextServer(serve), over: false }
  }
  const won = Math.max(partsWon(config, parts, 0), partsWon(config, parts, 1))
  const server = firstServer(first, number + 1)
  if (won === config.toWin) return { at, parts, server, over: true }
  return { at, parts: [...parts, [0, 0]], server, over: false }
}

function secondsFor(
  { pointSeconds, breakSeconds }: RallyConfig,
  { parts }: RallyState,
  random: Random,
): number {
  const play = pointSeconds * (0.5 + random())
  const [own, other] = parts.at(-1) ?? [0, 0]
  return own + other === 0 && parts.length > 1 ? play + breakSeconds : play
}

export function drawRally(
  seed: string,
  matchId: string,
  config: RallyConfig,
  { serve }: RallyParameters,
): RallyTimeline {
  const random = randomOf(seed, matchId, 'rally')
  const first = random() < 0.5 ? 0 : 1
  let state: RallyState = { at: 0, parts: [[0, 0]], server: first, over: false }
  const states = [state]
  while (!state.over) {
    const winner = random() < serve[state.server] ? 0 : 1
    state = afterPoint(config, state, first, winner, secondsFor(config, state, random))
    states.push(state)
  }
  return { first, states }
}
