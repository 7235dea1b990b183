import { market, text, type MarketDescription } from './description.ts'
import { HANDICAP, OVER_UNDER, RESULT, WINNER } from './outcomes.ts'

/** Ice hockey, beside what it shares with football. */
export const HOCKEY_MARKETS: readonly MarketDescription[] = [
  market(
    406,
    text(
      'Winner (incl. overtime and penalties)',
      'Sieger (inkl. Verlängerung und Penaltyschießen)',
    ),
    WINNER,
    {
      groups: ['main', 'result'],
      priority: 2,
      rule: 'including_penalties',
      explanation: text('Who wins the match in the end.', 'Wer das Spiel am Ende gewinnt.'),
    },
  ),
  market(
    410,
    text(
      'Handicap (incl. overtime and penalties)',
      'Handicap (inkl. Verlängerung und Penaltyschießen)',
    ),
    HANDICAP,
    {
      groups: ['handicaps'],
      priority: 8,
      rule: 'including_penalties',
      explanation: text(
        'The winner after the start in brackets; a shootout counts as one goal.',
        'Der Sieger nach dem Vorsprung in Klammern; ein Penaltyschießen zählt als ein Tor.',
      ),
    },
  ),
  market(
    412,
    text('Total (incl. overtime and penalties)', 'Gesamt (inkl. Verlängerung und Penaltyschießen)'),
    OVER_UNDER,
    {
      groups: ['totals'],
      priority: 9,
      rule: 'including_penalties',
      explanation: text(
        'More or fewer goals than the line; a shootout counts as one goal.',
        'Mehr oder weniger Tore als die Linie; ein Penaltyschießen zählt als ein Tor.',
      ),
    },
  ),
  market(443, text('{!periodnr} period - 1x2', '{!periodnr} Drittel - 1x2'), RESULT, {
    groups: ['periods'],
    priority: 16,
    rule: 'period',
    explanation: text(
      'Which side scores more in this period.',
      'Welche Seite in diesem Drittel mehr trifft.',
    ),
  }),
  market(446, text('{!periodnr} period - total', '{!periodnr} Drittel - Gesamt'), OVER_UNDER, {
    groups: ['periods', 'totals'],
    priority: 17,
    rule: 'period',
    explanation: text(
      'More or fewer goals in this period than the line.',
      'Mehr oder weniger Tore in diesem Drittel als die Linie.',
    ),
  }),
  market(460, text('{!periodnr} period - handicap', '{!periodnr} Drittel - Handicap'), HANDICAP, {
    groups: ['periods', 'handicaps'],
    priority: 18,
    rule: 'period',
    explanation: text(
      'The winner of this period after the start in brackets.',
      'Der Sieger dieses Drittels nach dem Vorsprung in Klammern.',
    ),
  }),
]
