import { outcome, type OutcomeDescription } from './description.ts'

const HOME = '{$competitor1}'
const AWAY = '{$competitor2}'

type Outcomes = readonly OutcomeDescription[]

const CHANCES = [
  [`${HOME}/draw`, `${HOME}/Unentschieden`],
  [`${HOME}/${AWAY}`, `${HOME}/${AWAY}`],
  [`Draw/${AWAY}`, `Unentschieden/${AWAY}`],
] as const

export const CHANCE_AND_BOTH: Outcomes = CHANCES.flatMap(([en, de], index) => [
  outcome(1718 + 2 * index, `${en} & yes`, `${de} & ja`),
  outcome(1719 + 2 * index, `${en} & no`, `${de} & nein`),
])

export const CHANCE_AND_TOTAL: Outcomes = CHANCES.flatMap(([en, de], index) => [
  outcome(1724 + 2 * index, `${en} & under {total}`, `${de} & unter {total}`),
  outcome(1725 + 2 * index, `${en} & over {total}`, `${de} & über {total}`),
])

const margins = (variant: string, most: number): Outcomes => {
  const steps = Array.from({ length: most }, (_, index) => index + 1)
  const by = (n: number): string => (n === most ? `${n}+` : String(n))
  return [
    ...steps.map((n, index) =>
      outcome(`${variant}:${114 + index}`, `${HOME} by ${by(n)}`, `${HOME} um ${by(n)}`),
    ),
    outcome(`${variant}:${114 + most}`, 'Draw', 'Unentschieden'),
    ...steps.map((n, index) =>
      outcome(`${variant}:${115 + most + index}`, `${AWAY} by ${by(n)}`, `${AWAY} um ${by(n)}`),
    ),
  ]
}

/** Home by 1, 2, …, draw, away by 1, 2, … */
export const MARGIN = margins('sr:winning_margin:3+', 3)
export const HALF_MARGIN = margins('sr:winning_margin:2+', 2)

const ranges = (variant: string, names: readonly string[]): Outcomes =>
  names.map((name, index) => outcome(`${variant}:${1336 + index}`, name))

export const GOAL_RANGE = {
  match: ranges('sr:goal_range:7+', ['0–1', '2–3', '4–6', '7+']),
  half: ranges('sr:goal_range:4+', ['0–1', '2–3', '4+']),
  side: ranges('sr:goal_range:4+', ['0', '1–2', '3', '4+']),
} as const

export const CORNER_RANGE = ranges('sr:corner_range:12+', ['0–8', '9–11', '12+'])
export const SIDE_CORNER_RANGE = ranges('sr:corner_range:7+', ['0–2', '3–4', '5–6', '7+'])
export const HALF_CORNER_RANGE = ranges('sr:corner_range:half:7+', ['0–4', '5–6', '7+'])

const LEADERS = [HOME, null, AWAY] as const

/** Half-time, full-time, then under and over. */
export const HALF_RESULT_AND_TOTAL: Outcomes = LEADERS.flatMap((half, first) =>
  LEADERS.flatMap((full, second) =>
    (['under', 'over'] as const).map((side, third) => {
      const name = (draw: string, word: string): string =>
        `${half ?? draw} / ${full ?? draw} & ${word} {total}`
      return outcome(
        1836 + 6 * first + 2 * second + third,
        name('Draw', side),
        name('Unentschieden', side === 'under' ? 'unter' : 'über'),
      )
    }),
  ),
)

export const HALVES_BOTH: Outcomes = [
  outcome(806, 'No / no', 'Nein / nein'),
  outcome(808, 'Yes / no', 'Ja / nein'),
  outcome(810, 'Yes / yes', 'Ja / ja'),
  outcome(812, 'No / yes', 'Nein / ja'),
]

export const WHICH_HALF: Outcomes = [
  outcome(592, '1st half', '1. Halbzeit'),
  outcome(593, '2nd half', '2. Halbzeit'),
  outcome(594, 'No goal', 'Kein Tor'),
]

/** Home, nobody, away: ids of the next score. */
const scorers = (en: string, de: string): Outcomes => [
  outcome(6, HOME),
  outcome(7, en, de),
  outcome(8, AWAY),
]

export const LAST_SCORE = {
  goal: scorers('No goal', 'Kein Tor'),
  corner: scorers('No corner', 'Keine Ecke'),
  card: scorers('No booking', 'Keine Karte'),
} as const

export const RACE: Outcomes = scorers('Neither', 'Keine Seite')

const minutes = (firstId: number, step: number, count: number): Outcomes => [
  ...Array.from({ length: count }, (_, index) =>
    outcome(firstId + index, `${index * step + 1}–${(index + 1) * step}`),
  ),
  outcome(firstId + count, 'No goal', 'Kein Tor'),
]

export const MINUTES = { quarter: minutes(584, 15, 6), ten: minutes(596, 10, 9) } as const

export const CARD_COUNTS: Outcomes = Array.from({ length: 8 }, (_, count) =>
  outcome(`sr:exact_bookings:7+:${1060 + count}`, count === 7 ? '7+' : String(count)),
)

/** Players are named by their ids. */
export const SCORERS: Outcomes = [
  outcome('sr:player:other', 'Other / own goal', 'Anderer / Eigentor'),
  outcome(7, 'No goal', 'Kein Tor'),
]
