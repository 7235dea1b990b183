import { market, text, type MarketDescription } from './description.ts'
import {
  DOUBLE_CHANCE,
  HALF_CORRECT_SCORE,
  HALF_TIME_FULL_TIME,
  HANDICAP,
  HIGHEST_HALF,
  ODD_EVEN,
  OVER_UNDER,
  RESULT,
  WINNER,
  YES_NO,
} from './outcomes.ts'

/** Halves of a match. */
export const HALF_MARKETS: readonly MarketDescription[] = [
  market(60, text('1st half - 1x2', '1. Halbzeit - 1x2'), RESULT, {
    groups: ['halves', '1st_half'],
    priority: 8,
    rule: 'first_half',
    explanation: text('Which side leads at half-time.', 'Wer zur Halbzeit führt.'),
  }),
  market(63, text('1st half - double chance', '1. Halbzeit - doppelte Chance'), DOUBLE_CHANCE, {
    groups: ['halves', '1st_half'],
    priority: 31,
    rule: 'first_half',
    explanation: text(
      'Two of the three half-time results win.',
      'Zwei der drei Halbzeitstände gewinnen.',
    ),
  }),
  market(64, text('1st half - draw no bet', '1. Halbzeit - Unentschieden keine Wette'), WINNER, {
    groups: ['halves', '1st_half'],
    priority: 32,
    rule: 'first_half',
    explanation: text(
      'Who leads at half-time; level returns the stake.',
      'Wer zur Halbzeit führt; bei Gleichstand kommt der Einsatz zurück.',
    ),
  }),
  market(66, text('1st half - handicap', '1. Halbzeit - Handicap'), HANDICAP, {
    groups: ['halves', 'handicaps', '1st_half'],
    priority: 10,
    rule: 'first_half',
    explanation: text(
      'The half-time leader after the start in brackets.',
      'Wer zur Halbzeit nach dem Vorsprung in Klammern führt.',
    ),
  }),
  market(68, text('1st half - total', '1. Halbzeit - Gesamt'), OVER_UNDER, {
    groups: ['halves', 'totals', '1st_half'],
    priority: 9,
    rule: 'first_half',
    explanation: text(
      'More or fewer in the first half than the line.',
      'Mehr oder weniger in der ersten Halbzeit als die Linie.',
    ),
  }),
  market(
    69,
    text('1st half - {$competitor1} total', '1. Halbzeit - {$competitor1} gesamt'),
    OVER_UNDER,
    {
      groups: ['halves', 'totals', 'teams', '1st_half'],
      priority: 53,
      rule: 'first_half',
      explanation: text(
        'More or fewer goals of the home side before half-time than the line.',
        'Mehr oder weniger Tore der Heimseite vor der Pause als die Linie.',
      ),
    },
  ),
  market(
    70,
    text('1st half - {$competitor2} total', '1. Halbzeit - {$competitor2} gesamt'),
    OVER_UNDER,
    {
      groups: ['halves', 'totals', 'teams', '1st_half'],
      priority: 54,
      rule: 'first_half',
      explanation: text(
        'More or fewer goals of the away side before half-time than the line.',
        'Mehr oder weniger Tore der Auswärtsseite vor der Pause als die Linie.',
      ),
    },
  ),
  market(74, text('1st half - odd/even', '1. Halbzeit - gerade/ungerade'), ODD_EVEN, {
    groups: ['halves', '1st_half'],
    priority: 55,
    rule: 'first_half',
    explanation: text(
      'Whether the goals of the first half are odd or even.',
      'Ob die Torzahl der ersten Halbzeit gerade oder ungerade ist.',
    ),
  }),
  market(75, text('1st half - both teams to score', '1. Halbzeit - beide Teams treffen'), YES_NO, {
    groups: ['halves', 'goals', '1st_half'],
    priority: 33,
    rule: 'first_half',
    explanation: text(
      'Whether each side scores before half-time.',
      'Ob jede Seite vor der Pause trifft.',
    ),
  }),
  market(
    81,
    text('1st half - correct score', '1. Halbzeit - genaues Ergebnis'),
    HALF_CORRECT_SCORE,
    {
      groups: ['halves', 'score', '1st_half'],
      priority: 34,
      rule: 'first_half',
      explanation: text('The exact score at half-time.', 'Der genaue Halbzeitstand.'),
    },
  ),
  market(83, text('2nd half - 1x2', '2. Halbzeit - 1x2'), RESULT, {
    groups: ['halves', '2nd_half'],
    priority: 35,
    rule: 'second_half',
    explanation: text(
      'Which side scores more in the second half alone.',
      'Welche Seite in der zweiten Halbzeit allein mehr trifft.',
    ),
  }),
  market(85, text('2nd half - double chance', '2. Halbzeit - doppelte Chance'), DOUBLE_CHANCE, {
    groups: ['halves', '2nd_half'],
    priority: 56,
    rule: 'second_half',
    explanation: text(
      'Two of the three results of the second half win.',
      'Zwei der drei Ausgänge der zweiten Halbzeit gewinnen.',
    ),
  }),
  market(86, text('2nd half - draw no bet', '2. Halbzeit - Unentschieden keine Wette'), WINNER, {
    groups: ['halves', '2nd_half'],
    priority: 57,
    rule: 'second_half',
    explanation: text(
      'Who scores more after the break; level returns the stake.',
      'Wer nach der Pause mehr trifft; bei Gleichstand kommt der Einsatz zurück.',
    ),
  }),
  market(88, text('2nd half - handicap', '2. Halbzeit - Handicap'), HANDICAP, {
    groups: ['halves', 'handicaps', '2nd_half'],
    priority: 58,
    rule: 'second_half',
    explanation: text(
      'The winner of the second half after the start in brackets.',
      'Der Sieger der zweiten Halbzeit nach dem Vorsprung in Klammern.',
    ),
  }),
  market(90, text('2nd half - total', '2. Halbzeit - Gesamt'), OVER_UNDER, {
    groups: ['halves', 'totals', '2nd_half'],
    priority: 36,
    rule: 'second_half',
    explanation: text(
      'More or fewer goals in the second half than the line.',
      'Mehr oder weniger Tore in der zweiten Halbzeit als die Linie.',
    ),
  }),
  market(94, text('2nd half - odd/even', '2. Halbzeit - gerade/ungerade'), ODD_EVEN, {
    groups: ['halves', '2nd_half'],
    priority: 59,
    rule: 'second_half',
    explanation: text(
      'Whether the goals of the second half are odd or even.',
      'Ob die Torzahl der zweiten Halbzeit gerade oder ungerade ist.',
    ),
  }),
  market(95, text('2nd half - both teams to score', '2. Halbzeit - beide Teams treffen'), YES_NO, {
    groups: ['halves', 'goals', '2nd_half'],
    priority: 60,
    rule: 'second_half',
    explanation: text(
      'Whether each side scores after the break.',
      'Ob jede Seite nach der Pause trifft.',
    ),
  }),
  market(47, text('Half-time/full-time', 'Halbzeit/Endstand'), HALF_TIME_FULL_TIME, {
    groups: ['halves', 'result'],
    priority: 17,
    rule: 'both_halves',
    explanation: text(
      'The leader at half-time and the winner at the end.',
      'Der Führende zur Halbzeit und der Sieger am Ende.',
    ),
  }),
  market(
    48,
    text('{$competitor1} to win both halves', '{$competitor1} gewinnt beide Halbzeiten'),
    YES_NO,
    {
      groups: ['halves', 'teams'],
      priority: 61,
      rule: 'both_halves',
      explanation: text(
        'Whether the home side scores more in each half.',
        'Ob die Heimseite in jeder Halbzeit mehr trifft.',
      ),
    },
  ),
  market(
    49,
    text('{$competitor2} to win both halves', '{$competitor2} gewinnt beide Halbzeiten'),
    YES_NO,
    {
      groups: ['halves', 'teams'],
      priority: 62,
      rule: 'both_halves',
      explanation: text(
        'Whether the away side scores more in each half.',
        'Ob die Auswärtsseite in jeder Halbzeit mehr trifft.',
      ),
    },
  ),
  market(
    50,
    text('{$competitor1} to win either half', '{$competitor1} gewinnt eine Halbzeit'),
    YES_NO,
    {
      groups: ['halves', 'teams'],
      priority: 63,
      rule: 'both_halves',
      explanation: text(
        'Whether the home side scores more in at least one half.',
        'Ob die Heimseite in mindestens einer Halbzeit mehr trifft.',
      ),
    },
  ),
  market(
    51,
    text('{$competitor2} to win either half', '{$competitor2} gewinnt eine Halbzeit'),
    YES_NO,
    {
      groups: ['halves', 'teams'],
      priority: 64,
      rule: 'both_halves',
      explanation: text(
        'Whether the away side scores more in at least one half.',
        'Ob die Auswärtsseite in mindestens einer Halbzeit mehr trifft.',
      ),
    },
  ),
  market(52, text('Highest scoring half', 'Torreichere Halbzeit'), HIGHEST_HALF, {
    groups: ['halves', 'goals'],
    priority: 37,
    rule: 'both_halves',
    explanation: text(
      'In which half more goals are scored.',
      'In welcher Halbzeit mehr Tore fallen.',
    ),
  }),
  market(
    56,
    text('{$competitor1} to score in both halves', '{$competitor1} trifft in beiden Halbzeiten'),
    YES_NO,
    {
      groups: ['halves', 'teams'],
      priority: 65,
      rule: 'both_halves',
      explanation: text(
        'Whether the home side scores in each half.',
        'Ob die Heimseite in jeder Halbzeit trifft.',
      ),
    },
  ),
  market(
    57,
    text('{$competitor2} to score in both halves', '{$competitor2} trifft in beiden Halbzeiten'),
    YES_NO,
    {
      groups: ['halves', 'teams'],
      priority: 66,
      rule: 'both_halves',
      explanation: text(
        'Whether the away side scores in each half.',
        'Ob die Auswärtsseite in jeder Halbzeit trifft.',
      ),
    },
  ),
  market(58, text('Both halves over 1.5', 'Beide Halbzeiten über 1,5'), YES_NO, {
    groups: ['halves', 'goals'],
    priority: 67,
    rule: 'both_halves',
    explanation: text(
      'Whether each half has at least two goals.',
      'Ob in jeder Halbzeit mindestens zwei Tore fallen.',
    ),
  }),
  market(59, text('Both halves under 1.5', 'Beide Halbzeiten unter 1,5'), YES_NO, {
    groups: ['halves', 'goals'],
    priority: 68,
    rule: 'both_halves',
    explanation: text(
      'Whether each half has at most one goal.',
      'Ob in jeder Halbzeit höchstens ein Tor fällt.',
    ),
  }),
]
