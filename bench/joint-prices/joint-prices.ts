import { jointPrice, modelFor } from '@touchline/server'

import { compare } from '../measure.ts'
import { perSecond, type Row } from '../table.ts'

type Model = ReturnType<ReturnType<ReturnType<typeof modelFor>>>

const PLAYED = 1_000
/** Seconds before kick-off: the prices of a match to come. */
const BEFORE = -3_600
const STRONG = { id: 1, attack: 0.4, defence: 0.1 }
const WEAK = { id: 2, attack: -0.2, defence: 0.2 }

/** Home wins, more than 2.5 goals, both score, more than 9.5 corners, level at half-time. */
const ASKED = [
  [1, '', '1'],
  [18, 'total=2.5', '12'],
  [29, '', '74'],
  [166, 'total=9.5', '12'],
  [60, '', '2'],
] as const

function match(number: number): Model {
  const options = { seed: 'bench', matchId: String(number), suspension: 15 }
  return modelFor('soccer')(STRONG, WEAK, true)(options)
}

function legsOf(model: Model, count: number) {
  return ASKED.slice(0, count).map(([marketId, specifier, outcomeId]) => {
    const line = model.lines.find((one) => one.marketId === marketId && one.specifier === specifier)
    const outcome = line?.outcomeIds.indexOf(outcomeId) ?? -1
    if (line === undefined || outcome < 0) throw new Error(`The match has no market ${marketId}`)
    return { line, outcome }
  })
}

/** The usual way: plays the match over and over, and counts how often all legs win. */
function playOut(legs: ReturnType<typeof legsOf>): number {
  let won = 0
  for (let number = 0; number < PLAYED; number += 1) {
    const played = match(number)
    const facts = played.facts(played.duration)
    const isWon = legs.every(({ line, outcome }) => {
      const [a, b, c, d] = facts.get(line.scope) ?? [0, 0, 0, 0]
      return line.grade(outcome, a, b, c, d) === 1
    })
    if (isWon) won += 1
  }
  return won / PLAYED
}

export const bench = {
  title: 'Joint price of a custom bet on a football match',
  async run(): Promise<Row[]> {
    const model = match(0)
    const [two, five] = [legsOf(model, 2), legsOf(model, 5)]
    let turn = 0
    // Another second each time: a price is never looked up.
    const priced = (legs: typeof five) => () => jointPrice(model, legs, BEFORE + (turn += 1) * 1e-3)
    const [short, long, played] = await compare(
      [
        { name: 'custom bet of 2 legs, exact', run: priced(two) },
        { name: 'custom bet of 5 legs, exact', run: priced(five) },
        { name: `playing the match ${PLAYED} times`, run: () => playOut(five) },
      ],
      { rounds: 9, warmUp: 20 },
    )
    if (!short || !long || !played) throw new Error('a candidate has no timing')
    return [short, long].map(({ name, microseconds }): Row => ({
      what: name,
      value: perSecond(microseconds),
      peer: played.name,
      peerValue: perSecond(played.microseconds),
      ratio: microseconds / played.microseconds,
      limit: { sign: '<', ratio: 1 },
    }))
  },
}
