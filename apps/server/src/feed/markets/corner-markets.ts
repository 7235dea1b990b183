import { marketsOf, type MarketDescription } from './description.ts'
import {
  CORNER_RANGE,
  HALF_CORNER_RANGE,
  LAST_SCORE,
  RACE,
  SIDE_CORNER_RANGE,
} from './more-outcomes.ts'
import { HANDICAP, ODD_EVEN, OVER_UNDER, RESULT } from './outcomes.ts'

const corners = marketsOf('corners', 'corners')

const first = (en: string, de: string) => [`1st half - ${en}`, `1. Halbzeit - ${de}`] as const
const second = (en: string, de: string) => [`2nd half - ${en}`, `2. Halbzeit - ${de}`] as const

/** Further markets on corners, for matches with a full offer. */
export const CORNER_MARKETS: readonly MarketDescription[] = [
  corners(
    163,
    201,
    LAST_SCORE.corner,
    ['{!cornernr} corner', '{!cornernr} Ecke'],
    [
      'Which side takes this corner, if it is taken at all.',
      'Welche Seite diese Ecke bekommt, falls es sie gibt.',
    ],
    ['next'],
  ),
  corners(
    164,
    202,
    LAST_SCORE.corner,
    ['Last corner', 'Letzte Ecke'],
    [
      'Which side takes the last corner of the match.',
      'Welche Seite die letzte Ecke des Spiels bekommt.',
    ],
  ),
  corners(
    580,
    203,
    RACE,
    ['Race to {race} corners', 'Wer hat zuerst {race} Ecken'],
    [
      'Which side is the first with this number of corners.',
      'Welche Seite als erste diese Zahl von Ecken hat.',
    ],
  ),
  corners(
    167,
    204,
    OVER_UNDER,
    ['{$competitor1} total corners', '{$competitor1} Ecken gesamt'],
    [
      'More or fewer corners of the home side than the line.',
      'Mehr oder weniger Ecken der Heimseite als die Linie.',
    ],
    ['totals', 'teams'],
  ),
  corners(
    168,
    205,
    OVER_UNDER,
    ['{$competitor2} total corners', '{$competitor2} Ecken gesamt'],
    [
      'More or fewer corners of the away side than the line.',
      'Mehr oder weniger Ecken der Auswärtsseite als die Linie.',
    ],
    ['totals', 'teams'],
  ),
  corners(
    169,
    206,
    CORNER_RANGE,
    ['Corner range', 'Eckenspanne'],
    ['Between which numbers the corners lie.', 'Zwischen welchen Zahlen die Ecken liegen.'],
  ),
  corners(
    170,
    207,
    SIDE_CORNER_RANGE,
    ['{$competitor1} corner range', '{$competitor1} Eckenspanne'],
    [
      'Between which numbers the corners of the home side lie.',
      'Zwischen welchen Zahlen die Ecken der Heimseite liegen.',
    ],
    ['teams'],
  ),
  corners(
    171,
    208,
    SIDE_CORNER_RANGE,
    ['{$competitor2} corner range', '{$competitor2} Eckenspanne'],
    [
      'Between which numbers the corners of the away side lie.',
      'Zwischen welchen Zahlen die Ecken der Auswärtsseite liegen.',
    ],
    ['teams'],
  ),
  corners(
    172,
    209,
    ODD_EVEN,
    ['Odd/even corners', 'Ecken gerade/ungerade'],
    [
      'Whether the number of corners is odd or even.',
      'Ob die Zahl der Ecken gerade oder ungerade ist.',
    ],
  ),
  corners(
    173,
    210,
    RESULT,
    first('corner 1x2', 'Ecken 1x2'),
    [
      'Which side takes more corners before half-time.',
      'Welche Seite vor der Pause mehr Ecken bekommt.',
    ],
    ['1st_half'],
  ),
  corners(
    176,
    211,
    HANDICAP,
    first('corner handicap', 'Ecken-Handicap'),
    [
      'Which side takes more corners before half-time after the start in brackets.',
      'Welche Seite vor der Pause nach dem Vorsprung in Klammern mehr Ecken bekommt.',
    ],
    ['1st_half', 'handicaps'],
  ),
  corners(
    177,
    212,
    OVER_UNDER,
    first('total corners', 'Ecken gesamt'),
    [
      'More or fewer corners before half-time than the line.',
      'Mehr oder weniger Ecken vor der Pause als die Linie.',
    ],
    ['1st_half', 'totals'],
  ),
  corners(
    182,
    213,
    HALF_CORNER_RANGE,
    first('corner range', 'Eckenspanne'),
    [
      'Between which numbers the corners before half-time lie.',
      'Zwischen welchen Zahlen die Ecken vor der Pause liegen.',
    ],
    ['1st_half'],
  ),
  corners(
    183,
    214,
    ODD_EVEN,
    first('odd/even corners', 'Ecken gerade/ungerade'),
    [
      'Whether the number of corners before half-time is odd or even.',
      'Ob die Zahl der Ecken vor der Pause gerade oder ungerade ist.',
    ],
    ['1st_half'],
  ),
  corners(
    577,
    215,
    RESULT,
    second('corner 1x2', 'Ecken 1x2'),
    [
      'Which side takes more corners after the break.',
      'Welche Seite nach der Pause mehr Ecken bekommt.',
    ],
    ['2nd_half'],
  ),
  corners(
    578,
    216,
    OVER_UNDER,
    second('total corners', 'Ecken gesamt'),
    [
      'More or fewer corners after the break than the line.',
      'Mehr oder weniger Ecken nach der Pause als die Linie.',
    ],
    ['2nd_half', 'totals'],
  ),
]
