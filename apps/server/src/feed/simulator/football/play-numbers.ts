import type { Score } from '../../messages.ts'
import { noiseAt } from '../../noise.ts'
import { exponential, randomOf, unitOf } from '../../random.ts'
import type { FootballParameters } from './parameters.ts'

/** Per side and match, of a side that is expected to score 1.35 goals. */
const MEANS = { shots: 10, fouls: 11, offsides: 2, dangerous_attacks: 45 } as const
const USUAL_GOALS = 1.35
/** Share of the shots without a goal that the keeper has to save. */
const ON_TARGET = 0.28
const POSSESSION_STEP = 25 * 60
const MATCH_SECONDS = 95 * 60

type Kind = keyof typeof MEANS

/** Rates of one side follow its strength, but for fouls. */
const rateOf = (kind: Kind, goals: number): number => {
  const strength = kind === 'fouls' ? 1 : Math.sqrt(goals / USUAL_GOALS)
  return (MEANS[kind] * strength) / MATCH_SECONDS
}

const drawTimes = (key: string, rate: number): number[] => {
  const random = randomOf(key)
  const times: number[] = []
  let second = exponential(random, rate)
  // Stoppage time included, nobody plays longer.
  while (second < MATCH_SECONDS * 1.2) {
    times.push(second)
    second += exponential(random, rate)
  }
  return times
}

/** What a football match is counted by besides goals, cards and corners; nothing is priced by it. */
export type PlayNumbers = (played: number, goals: Score) => Readonly<Record<string, Score>>

export const playNumbers = (
  seed: string,
  matchId: string,
  { home, away }: Pick<FootballParameters, 'home' | 'away'>,
): PlayNumbers => {
  const key = `${seed}:${matchId}:play`
  const sides = { home, away }
  const draw = (kind: Kind) => ({
    home: drawTimes(`${key}:${kind}:home`, rateOf(kind, sides.home)),
    away: drawTimes(`${key}:${kind}:away`, rateOf(kind, sides.away)),
  })
  let drawn: Record<Kind, { home: number[]; away: number[] }> | undefined
  const until = (times: readonly number[], played: number) =>
    times.filter((second) => second <= played)
  const saved = (times: readonly number[]) =>
    times.filter((second) => unitOf(key, Math.round(second)) < ON_TARGET).length

  return (played, goals) => {
    drawn ??= {
      shots: draw('shots'),
      fouls: draw('fouls'),
      offsides: draw('offsides'),
      dangerous_attacks: draw('dangerous_attacks'),
    }
    const count = (kind: Kind): Score => ({
      home: until(drawn?.[kind].home ?? [], played).length,
      away: until(drawn?.[kind].away ?? [], played).length,
    })
    const shots = count('shots')
    const lean = 14 * Math.tanh((home - away) / 1.5) + 7 * noiseAt(key, played, POSSESSION_STEP)
    const possession = Math.round(50 + lean)
    return {
      possession: { home: possession, away: 100 - possession },
      shots: { home: shots.home + goals.home, away: shots.away + goals.away },
      shots_on_target: {
        home: saved(until(drawn.shots.home, played)) + goals.home,
        away: saved(until(drawn.shots.away, played)) + goals.away,
      },
      dangerous_attacks: count('dangerous_attacks'),
      offsides: count('offsides'),
      fouls: count('fouls'),
    }
  }
}
