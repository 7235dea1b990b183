import {
  handicapVerdicts,
  totalVerdicts,
  type LineVerdict,
  type VerdictRange,
} from '@touchline/betting'
import type { Market, Outcome } from '@touchline/contract'

import { readSpecifier } from '../markets/specifier.ts'

type Side = 'home' | 'away'

/** What must be so, in the words of `matchInfo`. */
export type Condition =
  | { kind: 'total'; key: 'atLeast' | 'atMost' | 'exactly'; count: number }
  | { kind: 'margin'; key: MarginKey; side: Side; count: number }
  | { kind: 'condition'; key: ConditionKey; side?: Side }

export type Meaning = { verdict: LineVerdict; condition: Condition }

type MarginKey =
  | 'winBy'
  | 'win'
  | 'notBehind'
  | 'notBehindBy'
  | 'winExactly'
  | 'level'
  | 'loseExactly'
  | 'loseBy'
  | 'lose'
  | 'notAhead'
  | 'notAheadBy'

type ConditionKey =
  | 'ahead'
  | 'level'
  | 'either'
  | 'aheadOrLevel'
  | 'yes'
  | 'no'
  | 'odd'
  | 'even'
  | 'next'
  | 'none'
  | 'score'
  | 'named'
  | 'otherwise'

type Known = { key: ConditionKey; side?: Side }

/** Markets that give the stake back where it ends level: of the match, its halves and its quarters. */
const DRAW_NO_BET: ReadonlySet<number> = new Set([11, 64, 86, 302])
/** Who is the first with so many points or rounds, which need not be who is ahead in the end. */
const RACES: ReadonlySet<number> = new Set([312, 336])

/** By outcome id of the unified odds feed, which means the same in every market that has it. */
const CONDITIONS: Readonly<Record<string, Known>> = {
  1: { key: 'ahead', side: 'home' },
  2: { key: 'level' },
  3: { key: 'ahead', side: 'away' },
  4: { key: 'ahead', side: 'home' },
  5: { key: 'ahead', side: 'away' },
  6: { key: 'next', side: 'home' },
  7: { key: 'none' },
  8: { key: 'next', side: 'away' },
  9: { key: 'aheadOrLevel', side: 'home' },
  10: { key: 'either' },
  11: { key: 'aheadOrLevel', side: 'away' },
  70: { key: 'odd' },
  72: { key: 'even' },
  74: { key: 'yes' },
  76: { key: 'no' },
}

const SCORE = /^\d+\s*[:-]\s*\d+$/

/** What makes an outcome win, lose or come back, the best first. */
export function outcomeMeanings(market: Market, outcome: Outcome): Meaning[] {
  const lined = lineMeanings(market, outcome)
  if (lined !== null) return lined
  const win: Meaning = {
    verdict: 'win',
    condition: { kind: 'condition', ...conditionOf(market, outcome) },
  }
  const back: Meaning = { verdict: 'refund', condition: { kind: 'condition', key: 'level' } }
  const loss: Meaning = { verdict: 'loss', condition: { kind: 'condition', key: 'otherwise' } }
  return DRAW_NO_BET.has(market.id) ? [win, back, loss] : [win, loss]
}

function conditionOf(market: Market, { id, name }: Outcome): Known {
  const known = CONDITIONS[id]
  if (known === undefined) return { key: SCORE.test(name) ? 'score' : 'named' }
  return RACES.has(market.id) ? { ...known, key: 'next' } : known
}

const OVER = '12'
const UNDER = '13'

function lineMeanings({ specifier }: Market, { id, side }: Outcome): Meaning[] | null {
  const { line } = readSpecifier(specifier)
  if (line?.kind === 'total' && (id === OVER || id === UNDER)) {
    const ranges = totalVerdicts(id === OVER ? 'over' : 'under', Number(line.text))
    return ranges && bestFirst(ranges.map(totalMeaning))
  }
  if (line?.kind === 'handicap' && (side === 'home' || side === 'away')) {
    const start = Number(line.text)
    const ranges = handicapVerdicts(side === 'home' ? start : -start)
    return ranges && bestFirst(ranges.map((range) => marginMeaning(range, side)))
  }
  if (line?.kind === 'start' && side !== null) return startMeanings(line.text, side)
  return null
}

function totalMeaning({ verdict, from, to }: VerdictRange): Meaning {
  if (to === null) {
    return { verdict, condition: { kind: 'total', key: 'atLeast', count: from ?? 0 } }
  }
  const key = from === to ? ('exactly' as const) : ('atMost' as const)
  return { verdict, condition: { kind: 'total', key, count: to } }
}

/** A start in whole numbers for three outcomes: `0:1`. */
function startMeanings(text: string, side: NonNullable<Outcome['side']>): Meaning[] | null {
  const [home = 0, away = 0] = text.split(':').map(Number)
  const start = home - away
  const loss: Meaning = { verdict: 'loss', condition: { kind: 'condition', key: 'otherwise' } }
  const won = (range: Omit<VerdictRange, 'verdict'>, of: Side) => [
    marginMeaning({ verdict: 'win', ...range }, of),
    loss,
  ]
  switch (side) {
    case 'home':
      return won({ from: 1 - start, to: null }, 'home')
    case 'draw':
      return won({ from: -start, to: -start }, 'home')
    case 'away':
      return won({ from: 1 + start, to: null }, 'away')
    case 'under':
    case 'total':
    case 'over':
      return null
  }
}

function marginMeaning({ verdict, from, to }: VerdictRange, side: Side): Meaning {
  const said = marginWords(from, to)
  return { verdict, condition: { kind: 'margin', side, ...said } }
}

/** A range of margins of a side, open at one end or of one number. */
function marginWords(from: number | null, to: number | null): { key: MarginKey; count: number } {
  if (from !== null && from === to) {
    if (from === 0) return { key: 'level', count: 0 }
    return from > 0
      ? { key: 'winExactly', count: from }
      : { key: 'loseExactly', count: Math.abs(from) }
  }
  if (from !== null) {
    if (from > 1) return { key: 'winBy', count: from }
    if (from === 1) return { key: 'win', count: 1 }
    return from === 0 ? { key: 'notBehind', count: 0 } : { key: 'notBehindBy', count: -from }
  }
  const most = to ?? 0
  if (most < -1) return { key: 'loseBy', count: -most }
  if (most === -1) return { key: 'lose', count: 1 }
  return most === 0 ? { key: 'notAhead', count: 0 } : { key: 'notAheadBy', count: most }
}

const ORDER: readonly LineVerdict[] = ['win', 'half_win', 'refund', 'half_loss', 'loss']

function bestFirst(meanings: Meaning[]): Meaning[] {
  return meanings.toSorted((a, b) => ORDER.indexOf(a.verdict) - ORDER.indexOf(b.verdict))
}
