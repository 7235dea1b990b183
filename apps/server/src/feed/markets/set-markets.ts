import { market, text, type MarketDescription } from './description.ts'
import { HANDICAP, ODD_EVEN, OVER_UNDER, SET_SCORE, WINNER, YES_NO } from './outcomes.ts'

/** Sports played in sets, maps or legs. */
export const SET_MARKETS: readonly MarketDescription[] = [
  market(186, text('Winner', 'Sieger'), WINNER, {
    groups: ['main', 'result'],
    priority: 1,
    rule: 'whole_match',
    explanation: text('Who wins the match.', 'Wer das Match gewinnt.'),
  }),
  market(187, text('Game handicap', 'Spiele-Handicap'), HANDICAP, {
    groups: ['main', 'handicaps', 'games'],
    priority: 3,
    rule: 'whole_match',
    explanation: text(
      'Who wins more games after the start in brackets.',
      'Wer nach dem Vorsprung in Klammern mehr Spiele gewinnt.',
    ),
  }),
  market(188, text('Set handicap', 'Satz-Handicap'), HANDICAP, {
    groups: ['main', 'handicaps', 'sets'],
    priority: 4,
    rule: 'whole_match',
    explanation: text(
      'Who wins more sets after the start in brackets.',
      'Wer nach dem Vorsprung in Klammern mehr Sätze gewinnt.',
    ),
  }),
  market(189, text('Total games', 'Spiele gesamt'), OVER_UNDER, {
    groups: ['main', 'totals', 'games'],
    priority: 2,
    rule: 'whole_match',
    explanation: text(
      'More or fewer games in the match than the line.',
      'Mehr oder weniger Spiele im Match als die Linie.',
    ),
  }),
  market(190, text('{$competitor1} total games', '{$competitor1} Spiele gesamt'), OVER_UNDER, {
    groups: ['totals', 'games', 'players'],
    priority: 12,
    rule: 'whole_match',
    explanation: text(
      'More or fewer games won by the first player than the line.',
      'Mehr oder weniger gewonnene Spiele des ersten Spielers als die Linie.',
    ),
  }),
  market(191, text('{$competitor2} total games', '{$competitor2} Spiele gesamt'), OVER_UNDER, {
    groups: ['totals', 'games', 'players'],
    priority: 13,
    rule: 'whole_match',
    explanation: text(
      'More or fewer games won by the second player than the line.',
      'Mehr oder weniger gewonnene Spiele des zweiten Spielers als die Linie.',
    ),
  }),
  market(192, text('{$competitor1} to win a set', '{$competitor1} gewinnt einen Satz'), YES_NO, {
    groups: ['sets', 'players'],
    priority: 10,
    rule: 'whole_match',
    explanation: text(
      'Whether the first player wins at least one set.',
      'Ob der erste Spieler mindestens einen Satz gewinnt.',
    ),
  }),
  market(193, text('{$competitor2} to win a set', '{$competitor2} gewinnt einen Satz'), YES_NO, {
    groups: ['sets', 'players'],
    priority: 11,
    rule: 'whole_match',
    explanation: text(
      'Whether the second player wins at least one set.',
      'Ob der zweite Spieler mindestens einen Satz gewinnt.',
    ),
  }),
  market(198, text('Odd/even games', 'Spiele gerade/ungerade'), ODD_EVEN, {
    groups: ['games'],
    priority: 14,
    rule: 'whole_match',
    explanation: text(
      'Whether the number of games is odd or even.',
      'Ob die Zahl der Spiele gerade oder ungerade ist.',
    ),
  }),
  market(199, text('Correct score', 'Genaues Ergebnis'), SET_SCORE, {
    groups: ['sets', 'score'],
    priority: 6,
    rule: 'whole_match',
    explanation: text('The exact result in sets.', 'Das genaue Ergebnis in Sätzen.'),
  }),
  market(314, text('Total sets', 'Sätze gesamt'), OVER_UNDER, {
    groups: ['totals', 'sets'],
    priority: 5,
    rule: 'whole_match',
    explanation: text(
      'More or fewer sets than the line.',
      'Mehr oder weniger Sätze als die Linie.',
    ),
  }),
  market(202, text('{!setnr} set - winner', '{!setnr} Satz - Sieger'), WINNER, {
    groups: ['main', 'sets'],
    priority: 7,
    rule: 'set',
    explanation: text(
      'Who wins this set; a set that is not played returns the stake.',
      'Wer diesen Satz gewinnt; ein nicht gespielter Satz bringt den Einsatz zurück.',
    ),
  }),
  market(203, text('{!setnr} set - game handicap', '{!setnr} Satz - Spiele-Handicap'), HANDICAP, {
    groups: ['sets', 'handicaps', 'games'],
    priority: 8,
    rule: 'set',
    explanation: text(
      'Who wins more games of this set after the start in brackets.',
      'Wer nach dem Vorsprung in Klammern mehr Spiele dieses Satzes gewinnt.',
    ),
  }),
  market(204, text('{!setnr} set - total games', '{!setnr} Satz - Spiele gesamt'), OVER_UNDER, {
    groups: ['sets', 'totals', 'games'],
    priority: 9,
    rule: 'set',
    explanation: text(
      'More or fewer games in this set than the line.',
      'Mehr oder weniger Spiele in diesem Satz als die Linie.',
    ),
  }),
  market(
    210,
    text('{!setnr} set game {gamenr} - winner', '{!setnr} Satz, Spiel {gamenr} - Sieger'),
    WINNER,
    {
      groups: ['games', 'next'],
      priority: 15,
      rule: 'game',
      explanation: text(
        'Who wins this game; a game that is not played returns the stake.',
        'Wer dieses Spiel gewinnt; ein nicht gespieltes Spiel bringt den Einsatz zurück.',
      ),
    },
  ),
  market(327, text('Map handicap', 'Karten-Handicap'), HANDICAP, {
    groups: ['main', 'handicaps'],
    priority: 2,
    rule: 'whole_match',
    explanation: text(
      'Who wins more maps after the start in brackets.',
      'Wer nach dem Vorsprung in Klammern mehr Karten gewinnt.',
    ),
  }),
  market(328, text('Total maps', 'Karten gesamt'), OVER_UNDER, {
    groups: ['main', 'totals'],
    priority: 3,
    rule: 'whole_match',
    explanation: text(
      'More or fewer maps than the line.',
      'Mehr oder weniger Karten als die Linie.',
    ),
  }),
  market(493, text('Leg handicap', 'Leg-Handicap'), HANDICAP, {
    groups: ['main', 'handicaps'],
    priority: 2,
    rule: 'whole_match',
    explanation: text(
      'Who wins more legs after the start in brackets.',
      'Wer nach dem Vorsprung in Klammern mehr Legs gewinnt.',
    ),
  }),
  market(494, text('Total legs', 'Legs gesamt'), OVER_UNDER, {
    groups: ['main', 'totals'],
    priority: 3,
    rule: 'whole_match',
    explanation: text('More or fewer legs than the line.', 'Mehr oder weniger Legs als die Linie.'),
  }),
]
