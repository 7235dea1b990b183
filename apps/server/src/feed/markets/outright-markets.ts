import { market, text, type MarketDescription } from './description.ts'

/** Outcomes are the competitors, named by their ids. */
export const OUTRIGHT_MARKETS: readonly MarketDescription[] = [
  market(900, text('Season winner', 'Saisonsieger'), [], {
    groups: ['main'],
    priority: 1,
    rule: 'season',
    explanation: text(
      'Who is first when the season is over.',
      'Wer am Ende der Saison Erster ist.',
    ),
  }),
  market(901, text('Top 4', 'Erste 4'), [], {
    groups: ['main'],
    priority: 2,
    rule: 'season',
    explanation: text(
      'Who is among the first four when the season is over; four outcomes win.',
      'Wer am Ende der Saison unter den ersten vier ist; vier Auswahlen gewinnen.',
    ),
  }),
  market(902, text('Relegation', 'Abstieg'), [], {
    groups: ['main'],
    priority: 3,
    rule: 'season',
    explanation: text(
      'Who is one of the last two when the season is over; two outcomes win.',
      'Wer am Ende der Saison einer der letzten zwei ist; zwei Auswahlen gewinnen.',
    ),
  }),
]
