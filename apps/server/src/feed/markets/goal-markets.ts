import { market, text, type MarketDescription } from './description.ts'
import {
  HANDICAP,
  NEXT_GOAL,
  ODD_EVEN,
  OVER_UNDER,
  RESULT,
  TOTAL_AND_BOTH,
  WHICH_TEAM_SCORES,
  YES_NO,
  exactly,
} from './outcomes.ts'

/** Goals and corners of regular time. */
export const GOAL_MARKETS: readonly MarketDescription[] = [
  market(18, text('Total', 'Gesamt'), OVER_UNDER, {
    groups: ['main', 'goals', 'totals'],
    priority: 2,
    rule: 'regular_time',
    explanation: text(
      'More or fewer goals than the line; a whole line that is hit returns the stake.',
      'Mehr oder weniger Tore als die Linie; wird eine ganze Linie genau getroffen, kommt der Einsatz zurück.',
    ),
  }),
  market(19, text('{$competitor1} total', '{$competitor1} gesamt'), OVER_UNDER, {
    groups: ['goals', 'totals', 'teams'],
    priority: 14,
    rule: 'regular_time',
    explanation: text(
      'More or fewer goals of the home side than the line.',
      'Mehr oder weniger Tore der Heimseite als die Linie.',
    ),
  }),
  market(20, text('{$competitor2} total', '{$competitor2} gesamt'), OVER_UNDER, {
    groups: ['goals', 'totals', 'teams'],
    priority: 15,
    rule: 'regular_time',
    explanation: text(
      'More or fewer goals of the away side than the line.',
      'Mehr oder weniger Tore der Auswärtsseite als die Linie.',
    ),
  }),
  market(21, text('Exact goals', 'Genaue Torzahl'), exactly('sr:exact_goals:6+', 6), {
    groups: ['goals'],
    priority: 19,
    rule: 'regular_time',
    explanation: text('How many goals are scored.', 'Wie viele Tore fallen.'),
  }),
  market(
    23,
    text('{$competitor1} exact goals', '{$competitor1} genaue Torzahl'),
    exactly('sr:exact_goals:3+', 3),
    {
      groups: ['goals', 'teams'],
      priority: 44,
      rule: 'regular_time',
      explanation: text(
        'How many goals the home side scores.',
        'Wie viele Tore die Heimseite erzielt.',
      ),
    },
  ),
  market(
    24,
    text('{$competitor2} exact goals', '{$competitor2} genaue Torzahl'),
    exactly('sr:exact_goals:3+', 3),
    {
      groups: ['goals', 'teams'],
      priority: 45,
      rule: 'regular_time',
      explanation: text(
        'How many goals the away side scores.',
        'Wie viele Tore die Auswärtsseite erzielt.',
      ),
    },
  ),
  market(26, text('Odd/even', 'Gerade/ungerade'), ODD_EVEN, {
    groups: ['goals'],
    priority: 25,
    rule: 'regular_time',
    explanation: text(
      'Whether the number of goals is odd or even; none is even.',
      'Ob die Torzahl gerade oder ungerade ist; kein Tor ist gerade.',
    ),
  }),
  market(27, text('{$competitor1} odd/even', '{$competitor1} gerade/ungerade'), ODD_EVEN, {
    groups: ['goals', 'teams'],
    priority: 46,
    rule: 'regular_time',
    explanation: text(
      'Whether the home side scores an odd or even number of goals.',
      'Ob die Heimseite eine gerade oder ungerade Zahl von Toren erzielt.',
    ),
  }),
  market(28, text('{$competitor2} odd/even', '{$competitor2} gerade/ungerade'), ODD_EVEN, {
    groups: ['goals', 'teams'],
    priority: 47,
    rule: 'regular_time',
    explanation: text(
      'Whether the away side scores an odd or even number of goals.',
      'Ob die Auswärtsseite eine gerade oder ungerade Zahl von Toren erzielt.',
    ),
  }),
  market(29, text('Both teams to score', 'Beide Teams treffen'), YES_NO, {
    groups: ['main', 'goals'],
    priority: 6,
    rule: 'regular_time',
    explanation: text(
      'Whether each side scores at least once.',
      'Ob jede Seite mindestens einmal trifft.',
    ),
  }),
  market(30, text('Which team to score', 'Welches Team trifft'), WHICH_TEAM_SCORES, {
    groups: ['goals', 'teams'],
    priority: 26,
    rule: 'regular_time',
    explanation: text('Which of the sides score at all.', 'Welche der Seiten überhaupt treffen.'),
  }),
  market(31, text('{$competitor1} clean sheet', '{$competitor1} ohne Gegentor'), YES_NO, {
    groups: ['goals', 'teams'],
    priority: 27,
    rule: 'regular_time',
    explanation: text(
      'Whether the home side concedes nothing.',
      'Ob die Heimseite kein Gegentor bekommt.',
    ),
  }),
  market(32, text('{$competitor2} clean sheet', '{$competitor2} ohne Gegentor'), YES_NO, {
    groups: ['goals', 'teams'],
    priority: 28,
    rule: 'regular_time',
    explanation: text(
      'Whether the away side concedes nothing.',
      'Ob die Auswärtsseite kein Gegentor bekommt.',
    ),
  }),
  market(33, text('{$competitor1} win to nil', '{$competitor1} gewinnt zu null'), YES_NO, {
    groups: ['goals', 'teams'],
    priority: 29,
    rule: 'regular_time',
    explanation: text(
      'Whether the home side wins without conceding.',
      'Ob die Heimseite ohne Gegentor gewinnt.',
    ),
  }),
  market(34, text('{$competitor2} win to nil', '{$competitor2} gewinnt zu null'), YES_NO, {
    groups: ['goals', 'teams'],
    priority: 30,
    rule: 'regular_time',
    explanation: text(
      'Whether the away side wins without conceding.',
      'Ob die Auswärtsseite ohne Gegentor gewinnt.',
    ),
  }),
  market(
    36,
    text('Total {total} & both teams to score', 'Gesamt {total} & beide Teams treffen'),
    TOTAL_AND_BOTH,
    {
      groups: ['goals', 'totals', 'combined'],
      priority: 22,
      rule: 'regular_time',
      explanation: text(
        'More or fewer goals than the line together with whether both sides score.',
        'Mehr oder weniger Tore als die Linie zusammen damit, ob beide Seiten treffen.',
      ),
    },
  ),
  market(8, text('{!goalnr} goal', '{!goalnr} Tor'), NEXT_GOAL, {
    groups: ['main', 'goals', 'next'],
    priority: 7,
    rule: 'next_goal',
    explanation: text(
      'Which side scores this goal, if it is scored at all.',
      'Welche Seite dieses Tor erzielt, falls es fällt.',
    ),
  }),
  market(162, text('Corner 1x2', 'Ecken 1x2'), RESULT, {
    groups: ['corners'],
    priority: 50,
    rule: 'corners',
    explanation: text('Which side takes more corners.', 'Welche Seite mehr Ecken bekommt.'),
  }),
  market(165, text('Corner handicap', 'Ecken-Handicap'), HANDICAP, {
    groups: ['corners', 'handicaps'],
    priority: 52,
    rule: 'corners',
    explanation: text(
      'Which side takes more corners after the start in brackets.',
      'Welche Seite nach dem Vorsprung in Klammern mehr Ecken bekommt.',
    ),
  }),
  market(166, text('Total corners', 'Ecken gesamt'), OVER_UNDER, {
    groups: ['corners', 'totals'],
    priority: 51,
    rule: 'corners',
    explanation: text(
      'More or fewer corners than the line.',
      'Mehr oder weniger Ecken als die Linie.',
    ),
  }),
]
