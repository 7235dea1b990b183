import { text, type MarketDescription } from './description.ts'
import { halfPair, type HalfPair } from './half-pair.ts'
import { CHANCE_AND_BOTH, CHANCE_AND_TOTAL, GOAL_RANGE, HALF_MARGIN } from './more-outcomes.ts'
import {
  EUROPEAN_HANDICAP,
  HALF_CORRECT_SCORE,
  NEXT_GOAL,
  ODD_EVEN,
  OVER_UNDER,
  RESULT_AND_BOTH,
  RESULT_AND_TOTAL,
  TOTAL_AND_BOTH,
  YES_NO,
  exactly,
} from './outcomes.ts'

const HOME = '{$competitor1}'
const AWAY = '{$competitor2}'

const SIDES = [
  { name: HOME, en: 'the home side', de: 'die Heimseite' },
  { name: AWAY, en: 'the away side', de: 'die Auswärtsseite' },
] as const

type Ids = readonly [home: HalfPair['ids'], away: HalfPair['ids']]

type SideMarket = {
  ids: Ids
  en: string
  de: string
  outcomes: HalfPair['outcomes']
  groups: readonly string[]
  priority: number
  /** `whether {side} concedes nothing` */
  explain: readonly [en: string, de: string]
}

/** One market for either side on either half. */
const sidePairs = ({ ids, en, de, outcomes, groups, priority, explain }: SideMarket) =>
  SIDES.flatMap((side, index) =>
    halfPair({
      ids: ids[index] ?? [null, null],
      name: text(`${side.name} ${en}`, `${side.name} ${de}`),
      outcomes,
      groups: [...groups, 'teams'],
      priority: priority + index,
      explanation: text(
        explain[0].replace('{side}', side.en),
        explain[1].replace('{side}', side.de),
      ),
    }),
  )

const RESULTS: readonly MarketDescription[] = [
  ...halfPair({
    ids: [65, 87],
    name: text('handicap {hcp}', 'Handicap {hcp}'),
    outcomes: EUROPEAN_HANDICAP,
    groups: ['handicaps'],
    priority: 110,
    explanation: text(
      'the result after the start in brackets is added; a draw is possible.',
      'der Ausgang mit dem Vorsprung in Klammern; ein Unentschieden ist möglich.',
    ),
  }),
  ...halfPair({
    ids: [78, 543],
    name: text('1x2 & both teams to score', '1x2 & beide Teams treffen'),
    outcomes: RESULT_AND_BOTH,
    groups: ['combined'],
    priority: 111,
    explanation: text(
      'the result together with whether both sides score.',
      'der Ausgang zusammen damit, ob beide Seiten treffen.',
    ),
  }),
  ...halfPair({
    ids: [79, 544],
    name: text('1x2 & total {total}', '1x2 & Gesamt {total}'),
    outcomes: RESULT_AND_TOTAL,
    groups: ['combined'],
    priority: 112,
    explanation: text(
      'the result together with more or fewer goals than the line.',
      'der Ausgang zusammen mit mehr oder weniger Toren als die Linie.',
    ),
  }),
  ...halfPair({
    ids: [542, 545],
    name: text('double chance & both teams to score', 'doppelte Chance & beide Teams treffen'),
    outcomes: CHANCE_AND_BOTH,
    groups: ['combined'],
    priority: 113,
    explanation: text(
      'two of the three results together with whether both sides score.',
      'zwei der drei Ausgänge zusammen damit, ob beide Seiten treffen.',
    ),
  }),
  ...halfPair({
    ids: [556, 557],
    name: text('double chance & total {total}', 'doppelte Chance & Gesamt {total}'),
    outcomes: CHANCE_AND_TOTAL,
    groups: ['combined'],
    priority: 114,
    explanation: text(
      'two of the three results together with more or fewer goals than the line.',
      'zwei der drei Ausgänge zusammen mit mehr oder weniger Toren als die Linie.',
    ),
  }),
  ...halfPair({
    ids: [558, 559],
    name: text('total {total} & both teams to score', 'Gesamt {total} & beide Teams treffen'),
    outcomes: TOTAL_AND_BOTH,
    groups: ['combined', 'totals'],
    priority: 115,
    explanation: text(
      'more or fewer goals than the line together with whether both sides score.',
      'mehr oder weniger Tore als die Linie zusammen damit, ob beide Seiten treffen.',
    ),
  }),
  ...halfPair({
    ids: [560, 561],
    name: text('winning margin', 'Siegabstand'),
    outcomes: HALF_MARGIN,
    groups: ['result'],
    priority: 116,
    explanation: text('who wins by how many goals.', 'wer mit wie vielen Toren gewinnt.'),
  }),
  ...halfPair({
    ids: [null, 98],
    name: text('correct score', 'genaues Ergebnis'),
    outcomes: HALF_CORRECT_SCORE,
    groups: ['score'],
    priority: 117,
    explanation: text('the exact score.', 'das genaue Ergebnis.'),
  }),
]

const GOALS: readonly MarketDescription[] = [
  ...halfPair({
    ids: [71, 93],
    name: text('exact goals', 'genaue Torzahl'),
    outcomes: exactly('sr:exact_goals:3+', 3),
    groups: ['goals'],
    priority: 118,
    explanation: text('how many goals are scored.', 'wie viele Tore fallen.'),
  }),
  ...halfPair({
    ids: [552, 553],
    name: text('goal range', 'Torspanne'),
    outcomes: GOAL_RANGE.half,
    groups: ['goals'],
    priority: 119,
    explanation: text(
      'between which numbers the goals lie.',
      'zwischen welchen Zahlen die Tore liegen.',
    ),
  }),
  ...halfPair({
    ids: [62, 84],
    name: text('{!goalnr} goal', '{!goalnr} Tor'),
    outcomes: NEXT_GOAL,
    groups: ['goals', 'next'],
    priority: 120,
    explanation: text(
      'which side scores this goal, if it is scored at all.',
      'welche Seite dieses Tor erzielt, falls es fällt.',
    ),
  }),
  ...sidePairs({
    ids: [
      [null, 91],
      [null, 92],
    ],
    en: 'total',
    de: 'gesamt',
    outcomes: OVER_UNDER,
    groups: ['totals'],
    priority: 121,
    explain: [
      'more or fewer goals of {side} than the line.',
      'ob {side} mehr oder weniger Tore erzielt als die Linie.',
    ],
  }),
]

const SIDE_GOALS: readonly MarketDescription[] = [
  ...sidePairs({
    ids: [
      [76, 96],
      [77, 97],
    ],
    en: 'clean sheet',
    de: 'ohne Gegentor',
    outcomes: YES_NO,
    groups: ['goals'],
    priority: 123,
    explain: ['whether {side} concedes nothing.', 'ob {side} kein Gegentor bekommt.'],
  }),
  ...sidePairs({
    ids: [
      [562, 563],
      [564, 565],
    ],
    en: 'win to nil',
    de: 'gewinnt zu null',
    outcomes: YES_NO,
    groups: ['goals'],
    priority: 125,
    explain: ['whether {side} wins without conceding.', 'ob {side} ohne Gegentor gewinnt.'],
  }),
  ...sidePairs({
    ids: [
      [72, 566],
      [73, 567],
    ],
    en: 'exact goals',
    de: 'genaue Torzahl',
    outcomes: exactly('sr:exact_goals:3+', 3),
    groups: ['goals'],
    priority: 127,
    explain: ['how many goals {side} scores.', 'wie viele Tore {side} erzielt.'],
  }),
  ...sidePairs({
    ids: [
      [568, 569],
      [570, 571],
    ],
    en: 'odd/even',
    de: 'gerade/ungerade',
    outcomes: ODD_EVEN,
    groups: ['goals'],
    priority: 129,
    explain: [
      'whether {side} scores an odd or even number of goals.',
      'ob {side} eine gerade oder ungerade Zahl von Toren erzielt.',
    ],
  }),
]

/** Further markets on one half, for matches with a full offer. */
export const MORE_HALF_MARKETS: readonly MarketDescription[] = [...RESULTS, ...GOALS, ...SIDE_GOALS]
