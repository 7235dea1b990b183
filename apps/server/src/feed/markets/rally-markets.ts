import { market, text, type MarketDescription } from './description.ts'
import { HANDICAP, ODD_EVEN, OVER_UNDER, WINNER, YES_NO } from './outcomes.ts'

/** Points of sets, and rounds of maps. */
export const RALLY_MARKETS: readonly MarketDescription[] = [
  market(237, text('Point handicap', 'Punkte-Handicap'), HANDICAP, {
    groups: ['main', 'handicaps', 'points'],
    priority: 4,
    rule: 'whole_match',
    explanation: text(
      'Who wins more points of the match after the start in brackets.',
      'Wer im Match nach dem Vorsprung in Klammern mehr Punkte macht.',
    ),
  }),
  market(238, text('Total points', 'Punkte gesamt'), OVER_UNDER, {
    groups: ['main', 'totals', 'points'],
    priority: 5,
    rule: 'whole_match',
    explanation: text(
      'More or fewer points in the match than the line.',
      'Mehr oder weniger Punkte im Match als die Linie.',
    ),
  }),
  market(239, text('Odd/even points', 'Punkte gerade/ungerade'), ODD_EVEN, {
    groups: ['points'],
    priority: 16,
    rule: 'whole_match',
    explanation: text(
      'Whether the number of points is odd or even.',
      'Ob die Zahl der Punkte gerade oder ungerade ist.',
    ),
  }),
  market(309, text('{!setnr} set - point handicap', '{!setnr} Satz - Punkte-Handicap'), HANDICAP, {
    groups: ['sets', 'handicaps', 'points'],
    priority: 8,
    rule: 'set',
    explanation: text(
      'Who wins more points of this set after the start in brackets.',
      'Wer nach dem Vorsprung in Klammern mehr Punkte dieses Satzes macht.',
    ),
  }),
  market(310, text('{!setnr} set - total points', '{!setnr} Satz - Punkte gesamt'), OVER_UNDER, {
    groups: ['sets', 'totals', 'points'],
    priority: 9,
    rule: 'set',
    explanation: text(
      'More or fewer points in this set than the line.',
      'Mehr oder weniger Punkte in diesem Satz als die Linie.',
    ),
  }),
  market(
    311,
    text('{!setnr} set - odd/even points', '{!setnr} Satz - Punkte gerade/ungerade'),
    ODD_EVEN,
    {
      groups: ['sets', 'points'],
      priority: 17,
      rule: 'set',
      explanation: text(
        'Whether the number of points of this set is odd or even.',
        'Ob die Zahl der Punkte dieses Satzes gerade oder ungerade ist.',
      ),
    },
  ),
  market(
    312,
    text('{!setnr} set - race to {pointnr} points', '{!setnr} Satz - zuerst {pointnr} Punkte'),
    WINNER,
    {
      groups: ['sets', 'next'],
      priority: 18,
      rule: 'set',
      explanation: text(
        'Who is the first with this number of points in the set.',
        'Wer in diesem Satz zuerst diese Zahl von Punkten hat.',
      ),
    },
  ),
  market(330, text('{!mapnr} map - winner', '{!mapnr} Karte - Sieger'), WINNER, {
    groups: ['main', 'maps'],
    priority: 7,
    rule: 'map',
    explanation: text(
      'Who wins this map; a map that is not played returns the stake.',
      'Wer diese Karte gewinnt; eine nicht gespielte Karte bringt den Einsatz zurück.',
    ),
  }),
  market(331, text('{!mapnr} map - round handicap', '{!mapnr} Karte - Runden-Handicap'), HANDICAP, {
    groups: ['maps', 'handicaps'],
    priority: 8,
    rule: 'map',
    explanation: text(
      'Who wins more rounds of this map after the start in brackets.',
      'Wer nach dem Vorsprung in Klammern mehr Runden dieser Karte gewinnt.',
    ),
  }),
  market(332, text('{!mapnr} map - total rounds', '{!mapnr} Karte - Runden gesamt'), OVER_UNDER, {
    groups: ['maps', 'totals'],
    priority: 9,
    rule: 'map',
    explanation: text(
      'More or fewer rounds on this map than the line.',
      'Mehr oder weniger Runden auf dieser Karte als die Linie.',
    ),
  }),
  market(
    333,
    text('{!mapnr} map - odd/even rounds', '{!mapnr} Karte - Runden gerade/ungerade'),
    ODD_EVEN,
    {
      groups: ['maps'],
      priority: 17,
      rule: 'map',
      explanation: text(
        'Whether the number of rounds on this map is odd or even.',
        'Ob die Zahl der Runden auf dieser Karte gerade oder ungerade ist.',
      ),
    },
  ),
  market(334, text('{$competitor1} to win a map', '{$competitor1} gewinnt eine Karte'), YES_NO, {
    groups: ['maps'],
    priority: 10,
    rule: 'whole_match',
    explanation: text(
      'Whether the first team wins at least one map.',
      'Ob das erste Team mindestens eine Karte gewinnt.',
    ),
  }),
  market(335, text('{$competitor2} to win a map', '{$competitor2} gewinnt eine Karte'), YES_NO, {
    groups: ['maps'],
    priority: 11,
    rule: 'whole_match',
    explanation: text(
      'Whether the second team wins at least one map.',
      'Ob das zweite Team mindestens eine Karte gewinnt.',
    ),
  }),
  market(
    336,
    text('{!mapnr} map - race to {pointnr} rounds', '{!mapnr} Karte - zuerst {pointnr} Runden'),
    WINNER,
    {
      groups: ['maps', 'next'],
      priority: 18,
      rule: 'map',
      explanation: text(
        'Who is the first with this number of rounds on the map.',
        'Wer auf dieser Karte zuerst diese Zahl von Runden hat.',
      ),
    },
  ),
]
