import { COMPARED_HALVES } from './compared-halves.ts'
import { market, text, type MarketDescription } from './description.ts'
import {
  CHANCE_AND_BOTH,
  CHANCE_AND_TOTAL,
  GOAL_RANGE,
  HALF_RESULT_AND_TOTAL,
  LAST_SCORE,
  MARGIN,
  MINUTES,
  RACE,
} from './more-outcomes.ts'
import { YES_NO } from './outcomes.ts'

type Facts = Parameters<typeof market>[3]

const regular = (
  groups: readonly string[],
  priority: number,
  en: string,
  de: string,
  rule: Facts['rule'] = 'regular_time',
): Facts => ({ groups, priority, rule, explanation: text(en, de) })

const combined: readonly MarketDescription[] = [
  market(
    546,
    text('Double chance & both teams to score', 'Doppelte Chance & beide Teams treffen'),
    CHANCE_AND_BOTH,
    regular(
      ['result', 'goals', 'combined'],
      70,
      'Two of the three results together with whether both sides score.',
      'Zwei der drei Ausgänge zusammen damit, ob beide Seiten treffen.',
    ),
  ),
  market(
    547,
    text('Double chance & total {total}', 'Doppelte Chance & Gesamt {total}'),
    CHANCE_AND_TOTAL,
    regular(
      ['result', 'totals', 'combined'],
      71,
      'Two of the three results together with more or fewer goals than the line.',
      'Zwei der drei Ausgänge zusammen mit mehr oder weniger Toren als die Linie.',
    ),
  ),
  market(
    818,
    text('Half-time/full-time & total {total}', 'Halbzeit/Endstand & Gesamt {total}'),
    HALF_RESULT_AND_TOTAL,
    regular(
      ['halves', 'combined'],
      72,
      'The leader at half-time, the winner, and more or fewer goals than the line.',
      'Der Führende zur Halbzeit, der Sieger und mehr oder weniger Tore als die Linie.',
      'both_halves',
    ),
  ),
  market(
    854,
    text('{$competitor1} or over {total}', '{$competitor1} oder über {total}'),
    YES_NO,
    regular(
      ['combined'],
      73,
      'Whether the home side wins, or more goals are scored than the line.',
      'Ob die Heimseite gewinnt oder mehr Tore fallen als die Linie.',
    ),
  ),
  market(
    856,
    text('{$competitor2} or over {total}', '{$competitor2} oder über {total}'),
    YES_NO,
    regular(
      ['combined'],
      74,
      'Whether the away side wins, or more goals are scored than the line.',
      'Ob die Auswärtsseite gewinnt oder mehr Tore fallen als die Linie.',
    ),
  ),
  market(
    860,
    text('{$competitor1} or both teams to score', '{$competitor1} oder beide Teams treffen'),
    YES_NO,
    regular(
      ['combined'],
      75,
      'Whether the home side wins, or both sides score.',
      'Ob die Heimseite gewinnt oder beide Seiten treffen.',
    ),
  ),
  market(
    862,
    text('{$competitor2} or both teams to score', '{$competitor2} oder beide Teams treffen'),
    YES_NO,
    regular(
      ['combined'],
      76,
      'Whether the away side wins, or both sides score.',
      'Ob die Auswärtsseite gewinnt oder beide Seiten treffen.',
    ),
  ),
]

const goals: readonly MarketDescription[] = [
  market(
    15,
    text('Winning margin', 'Siegabstand'),
    MARGIN,
    regular(
      ['result', 'score'],
      77,
      'Who wins by how many goals.',
      'Wer mit wie vielen Toren gewinnt.',
    ),
  ),
  market(
    25,
    text('Goal range', 'Torspanne'),
    GOAL_RANGE.match,
    regular(
      ['goals'],
      78,
      'Between which numbers the goals lie.',
      'Zwischen welchen Zahlen die Tore liegen.',
    ),
  ),
  market(
    549,
    text('{$competitor1} goal range', '{$competitor1} Torspanne'),
    GOAL_RANGE.side,
    regular(
      ['goals', 'teams'],
      79,
      'Between which numbers the goals of the home side lie.',
      'Zwischen welchen Zahlen die Tore der Heimseite liegen.',
    ),
  ),
  market(
    550,
    text('{$competitor2} goal range', '{$competitor2} Torspanne'),
    GOAL_RANGE.side,
    regular(
      ['goals', 'teams'],
      80,
      'Between which numbers the goals of the away side lie.',
      'Zwischen welchen Zahlen die Tore der Auswärtsseite liegen.',
    ),
  ),
  market(
    574,
    text('Any team to win to nil', 'Ein Team gewinnt zu null'),
    YES_NO,
    regular(
      ['goals'],
      81,
      'Whether one side wins and the other does not score.',
      'Ob eine Seite gewinnt und die andere nicht trifft.',
    ),
  ),
  market(
    575,
    text('Both teams to score 2 or more', 'Beide Teams treffen mindestens zweimal'),
    YES_NO,
    regular(
      ['goals'],
      82,
      'Whether each side scores at least twice.',
      'Ob jede Seite mindestens zweimal trifft.',
    ),
  ),
  market(
    576,
    text('Score draw', 'Unentschieden mit Toren'),
    YES_NO,
    regular(
      ['goals', 'result'],
      83,
      'Whether the match ends level with goals.',
      'Ob das Spiel unentschieden mit Toren endet.',
    ),
  ),
]

const times: readonly MarketDescription[] = [
  market(
    9,
    text('Last goal', 'Letztes Tor'),
    LAST_SCORE.goal,
    regular(
      ['goals', 'next'],
      84,
      'Which side scores the last goal of the match.',
      'Welche Seite das letzte Tor des Spiels erzielt.',
    ),
  ),
  market(
    572,
    text('Race to {race} goals', 'Wer erzielt zuerst {race} Tore'),
    RACE,
    regular(
      ['goals', 'teams'],
      85,
      'Which side is the first with this number of goals.',
      'Welche Seite als erste diese Zahl von Toren hat.',
    ),
  ),
  market(
    100,
    text('Time of the first goal (15 minutes)', 'Zeit des ersten Tores (15 Minuten)'),
    MINUTES.quarter,
    regular(
      ['goals', 'next'],
      86,
      'In which 15 minutes the first goal falls; stoppage time belongs to the last of its half.',
      'In welchen 15 Minuten das erste Tor fällt; Nachspielzeit gehört zum letzten Abschnitt ihrer Halbzeit.',
    ),
  ),
  market(
    101,
    text('Time of the first goal (10 minutes)', 'Zeit des ersten Tores (10 Minuten)'),
    MINUTES.ten,
    regular(
      ['goals', 'next'],
      87,
      'In which 10 minutes the first goal falls; stoppage time counts as the 45th and 90th minute.',
      'In welchen 10 Minuten das erste Tor fällt; Nachspielzeit zählt als 45. und 90. Minute.',
    ),
  ),
  market(
    102,
    text('First goal by minute {minute}', 'Erstes Tor bis Minute {minute}'),
    YES_NO,
    regular(
      ['goals', 'next'],
      88,
      'Whether a goal is scored up to this minute.',
      'Ob bis zu dieser Minute ein Tor fällt.',
    ),
  ),
]

/** Further markets on the goals of a match, for matches with a full offer. */
export const MORE_GOAL_MARKETS: readonly MarketDescription[] = [
  ...combined,
  ...goals,
  ...times,
  ...COMPARED_HALVES,
]
