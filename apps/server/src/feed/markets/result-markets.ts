import { market, text, type MarketDescription } from './description.ts'
import {
  AWAY_NO_BET,
  CORRECT_SCORE,
  DOUBLE_CHANCE,
  EUROPEAN_HANDICAP,
  HANDICAP,
  HOME_NO_BET,
  RESULT,
  RESULT_AND_BOTH,
  RESULT_AND_TOTAL,
  WINNER,
} from './outcomes.ts'

/** Results and handicaps of regular time. */
export const RESULT_MARKETS: readonly MarketDescription[] = [
  market(1, text('1x2', '1x2'), RESULT, {
    groups: ['main', 'result'],
    priority: 1,
    rule: 'regular_time',
    explanation: text(
      'Which side wins, or whether the match ends level.',
      'Wer gewinnt, oder ob das Spiel unentschieden endet.',
    ),
  }),
  market(10, text('Double chance', 'Doppelte Chance'), DOUBLE_CHANCE, {
    groups: ['main', 'result'],
    priority: 4,
    rule: 'regular_time',
    explanation: text('Two of the three results win.', 'Zwei der drei Ausgänge gewinnen.'),
  }),
  market(11, text('Draw no bet', 'Unentschieden keine Wette'), WINNER, {
    groups: ['main', 'result'],
    priority: 5,
    rule: 'regular_time',
    explanation: text(
      'Which side wins; a draw returns the stake.',
      'Wer gewinnt; bei Unentschieden kommt der Einsatz zurück.',
    ),
  }),
  market(12, text('{$competitor1} no bet', '{$competitor1} keine Wette'), HOME_NO_BET, {
    groups: ['result'],
    priority: 40,
    rule: 'regular_time',
    explanation: text(
      'Draw or away win; a home win returns the stake.',
      'Unentschieden oder Auswärtssieg; ein Heimsieg bringt den Einsatz zurück.',
    ),
  }),
  market(13, text('{$competitor2} no bet', '{$competitor2} keine Wette'), AWAY_NO_BET, {
    groups: ['result'],
    priority: 41,
    rule: 'regular_time',
    explanation: text(
      'Home win or draw; an away win returns the stake.',
      'Heimsieg oder Unentschieden; ein Auswärtssieg bringt den Einsatz zurück.',
    ),
  }),
  market(35, text('1x2 & both teams to score', '1x2 & beide Teams treffen'), RESULT_AND_BOTH, {
    groups: ['result', 'goals', 'combined'],
    priority: 20,
    rule: 'regular_time',
    explanation: text(
      'The result together with whether both sides score.',
      'Der Ausgang zusammen damit, ob beide Seiten treffen.',
    ),
  }),
  market(37, text('1x2 & total {total}', '1x2 & Gesamt {total}'), RESULT_AND_TOTAL, {
    groups: ['result', 'totals', 'combined'],
    priority: 21,
    rule: 'regular_time',
    explanation: text(
      'The result together with more or fewer goals than the line.',
      'Der Ausgang zusammen mit mehr oder weniger Toren als die Linie.',
    ),
  }),
  market(45, text('Correct score', 'Genaues Ergebnis'), CORRECT_SCORE, {
    groups: ['goals', 'score'],
    priority: 18,
    rule: 'regular_time',
    explanation: text(
      'The exact final score; every score not listed is in the last outcome.',
      'Das genaue Endergebnis; alle übrigen Ergebnisse gehören zur letzten Auswahl.',
    ),
  }),
  market(14, text('Handicap {hcp}', 'Handicap {hcp}'), EUROPEAN_HANDICAP, {
    groups: ['handicaps'],
    priority: 12,
    rule: 'regular_time',
    explanation: text(
      'The result after the start in brackets is added; a draw is possible.',
      'Der Ausgang, nachdem der Vorsprung in Klammern dazugezählt ist; ein Unentschieden ist möglich.',
    ),
  }),
  market(16, text('Handicap', 'Handicap'), HANDICAP, {
    groups: ['main', 'handicaps'],
    priority: 3,
    rule: 'regular_time',
    explanation: text(
      'The winner after the start in brackets; a quarter line splits the stake over its two neighbours.',
      'Der Sieger nach dem Vorsprung in Klammern; eine Viertellinie teilt den Einsatz auf die beiden Nachbarn.',
    ),
  }),
]
