import { market, text, type MarketDescription } from './description.ts'
import { ODD_EVEN, OVER_UNDER, WINNER, YES_NO } from './outcomes.ts'

/** Legs of a match of darts. */
export const LEG_MARKETS: readonly MarketDescription[] = [
  market(495, text('{$competitor1} total legs', '{$competitor1} Legs gesamt'), OVER_UNDER, {
    groups: ['totals', 'players'],
    priority: 12,
    rule: 'whole_match',
    explanation: text(
      'More or fewer legs won by the first player than the line.',
      'Mehr oder weniger gewonnene Legs des ersten Spielers als die Linie.',
    ),
  }),
  market(496, text('{$competitor2} total legs', '{$competitor2} Legs gesamt'), OVER_UNDER, {
    groups: ['totals', 'players'],
    priority: 13,
    rule: 'whole_match',
    explanation: text(
      'More or fewer legs won by the second player than the line.',
      'Mehr oder weniger gewonnene Legs des zweiten Spielers als die Linie.',
    ),
  }),
  market(497, text('Odd/even legs', 'Legs gerade/ungerade'), ODD_EVEN, {
    groups: ['legs'],
    priority: 14,
    rule: 'whole_match',
    explanation: text(
      'Whether the number of legs is odd or even.',
      'Ob die Zahl der Legs gerade oder ungerade ist.',
    ),
  }),
  market(498, text('Last leg decides', 'Entscheidung im letzten Leg'), YES_NO, {
    groups: ['legs'],
    priority: 15,
    rule: 'whole_match',
    explanation: text(
      'Whether the match goes to its last possible leg.',
      'Ob das Match bis zum letzten möglichen Leg geht.',
    ),
  }),
  market(499, text('{!legnr} leg - winner', '{!legnr} Leg - Sieger'), WINNER, {
    groups: ['main', 'legs', 'next'],
    priority: 7,
    rule: 'leg',
    explanation: text(
      'Who wins this leg; a leg that is not played returns the stake.',
      'Wer dieses Leg gewinnt; ein nicht gespieltes Leg bringt den Einsatz zurück.',
    ),
  }),
]
