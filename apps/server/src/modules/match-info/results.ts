import type { Form, HeadToHead, PastMatch, Standings } from '@touchline/contract'

import type { Competitor } from '../../feed/messages.ts'
import type { Result } from './data-provider.ts'

const MOST_MATCHES = 6

/** Matches of two sides against each other, whoever was at home. */
export function headToHead(
  results: readonly Result[],
  home: Competitor,
  away: Competitor,
): HeadToHead {
  const both = [home.id, away.id]
  const met = results.filter((result) => both.every((id) => playsIn(result, id)))
  const count = (wanted: Outcome) => met.filter((one) => outcomeFor(one, home.id) === wanted).length
  return {
    matches: met.slice(0, MOST_MATCHES).map(presentPast),
    wins: { home: count('won'), draws: count('drawn'), away: count('lost') },
  }
}

/** The last matches of a side. */
export function formOf(results: readonly Result[], { id }: Competitor): Form['home'] {
  return results
    .filter((result) => playsIn(result, id))
    .slice(0, MOST_MATCHES)
    .map((result) => ({ ...presentPast(result), result: outcomeFor(result, id) }))
}

type Row = Standings['rows'][number]

/**
 * The table of a league: points, then difference, then scored, then name.
 * @param pointsForWin a draw is worth one
 */
export function standingsOf(results: readonly Result[], pointsForWin: number): Standings {
  const rows = new Map<number, Row>()
  for (const result of results) {
    for (const side of ['home', 'away'] as const) {
      const { id, name } = result[side]
      const row = rows.get(id) ?? emptyRow(id, name)
      rows.set(id, row)
      addResult(row, result, side, pointsForWin)
    }
  }
  const ordered = [...rows.values()].toSorted(
    (a, b) =>
      b.points - a.points ||
      b.scored - b.conceded - (a.scored - a.conceded) ||
      b.scored - a.scored ||
      a.team.name.localeCompare(b.team.name, 'en'),
  )
  return { rows: ordered.map((row, index) => ({ ...row, position: index + 1 })) }
}

function emptyRow(id: number, name: string): Row {
  const none = { played: 0, won: 0, drawn: 0, lost: 0, scored: 0, conceded: 0, points: 0 }
  return { position: 0, team: { id: String(id), name }, ...none }
}

function addResult(row: Row, result: Result, side: 'home' | 'away', pointsForWin: number): void {
  const other = side === 'home' ? 'away' : 'home'
  row.played += 1
  row.scored += result.score[side]
  row.conceded += result.score[other]
  switch (outcomeFor(result, result[side].id)) {
    case 'won':
      row.won += 1
      row.points += pointsForWin
      break
    case 'drawn':
      row.drawn += 1
      row.points += 1
      break
    case 'lost':
      row.lost += 1
  }
}

type Outcome = Form['home'][number]['result']

function outcomeFor({ home, score }: Result, id: number): Outcome {
  if (score.home === score.away) return 'drawn'
  return score.home > score.away === (home.id === id) ? 'won' : 'lost'
}

function playsIn({ home, away }: Result, id: number): boolean {
  return home.id === id || away.id === id
}

function presentPast({ id, startTime, home, away, score }: Result): PastMatch {
  return {
    id,
    startTime: new Date(startTime).toISOString(),
    home: { id: String(home.id), name: home.name },
    away: { id: String(away.id), name: away.name },
    score: { home: score.home, away: score.away },
  }
}
