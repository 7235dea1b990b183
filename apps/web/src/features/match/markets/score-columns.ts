import type { Market, Outcome } from '@touchline/contract'

const SCORE = /^(\d+)\s*[:-]\s*(\d+)$/
/** Of direction, as names have them in languages that are read from the right. */
const MARKS = /\p{Cf}/gu

type Scored = { outcome: Outcome; home: number; away: number }

/** Outcomes of a correct-score market: home wins, draws and away wins, and what is no score. */
export type ScoreColumns = {
  /** Without the empty ones; each from low to high. */
  columns: readonly (readonly Outcome[])[]
  others: readonly Outcome[]
}

/** Whether the outcomes of a market are scores, but for a catch-all. */
export function isScoreMarket({ outcomes }: Pick<Market, 'outcomes'>): boolean {
  const scores = outcomes.filter((outcome) => scoreIn(outcome) !== null).length
  return scores >= 3 && scores >= outcomes.length - 2
}

export function scoreColumns(outcomes: readonly Outcome[]): ScoreColumns {
  const scored = outcomes.flatMap((outcome) => readScore(outcome) ?? [])
  const won = (sign: number) => scored.filter(({ home, away }) => Math.sign(home - away) === sign)
  const columns = [
    won(1).toSorted((a, b) => a.home - b.home || a.away - b.away),
    won(0).toSorted((a, b) => a.home - b.home),
    won(-1).toSorted((a, b) => a.away - b.away || a.home - b.home),
  ]
  return {
    columns: columns
      .filter((column) => column.length > 0)
      .map((column) => column.map(({ outcome }) => outcome)),
    others: outcomes.filter((outcome) => readScore(outcome) === null),
  }
}

function readScore(outcome: Outcome): Scored | null {
  const [, home, away] = scoreIn(outcome) ?? []
  if (home === undefined || away === undefined) return null
  return { outcome, home: Number(home), away: Number(away) }
}

const scoreIn = ({ name }: Outcome): RegExpExecArray | null => SCORE.exec(name.replace(MARKS, ''))
