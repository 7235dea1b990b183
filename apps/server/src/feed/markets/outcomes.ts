import { outcome, type OutcomeDescription } from './description.ts'

const HOME = '{$competitor1}'
const AWAY = '{$competitor2}'

type Outcomes = readonly OutcomeDescription[]

export const RESULT: Outcomes = [
  outcome(1, HOME),
  outcome(2, 'Draw', 'Unentschieden'),
  outcome(3, AWAY),
]

export const DOUBLE_CHANCE: Outcomes = [
  outcome(9, `${HOME} or draw`, `${HOME} oder Unentschieden`),
  outcome(10, `${HOME} or ${AWAY}`, `${HOME} oder ${AWAY}`),
  outcome(11, `Draw or ${AWAY}`, `Unentschieden oder ${AWAY}`),
]

export const WINNER: Outcomes = [outcome(4, HOME), outcome(5, AWAY)]

export const OVER_UNDER: Outcomes = [
  outcome(12, 'Over {total}', 'Über {total}'),
  outcome(13, 'Under {total}', 'Unter {total}'),
]

export const HANDICAP: Outcomes = [
  outcome(1714, `${HOME} ({+hcp})`),
  outcome(1715, `${AWAY} ({-hcp})`),
]

export const EUROPEAN_HANDICAP: Outcomes = [
  outcome(1711, `${HOME} ({hcp})`),
  outcome(1712, 'Draw ({hcp})', 'Unentschieden ({hcp})'),
  outcome(1713, `${AWAY} ({hcp})`),
]

export const YES_NO: Outcomes = [outcome(74, 'Yes', 'Ja'), outcome(76, 'No', 'Nein')]

export const ODD_EVEN: Outcomes = [outcome(70, 'Odd', 'Ungerade'), outcome(72, 'Even', 'Gerade')]

export const NEXT_GOAL: Outcomes = [
  outcome(6, HOME),
  outcome(7, 'No goal', 'Kein Tor'),
  outcome(8, AWAY),
]

export const HALF_TIME_FULL_TIME: Outcomes = (
  [
    [HOME, HOME],
    [HOME, 'draw'],
    [HOME, AWAY],
    ['draw', HOME],
    ['draw', 'draw'],
    ['draw', AWAY],
    [AWAY, HOME],
    [AWAY, 'draw'],
    [AWAY, AWAY],
  ] as const
).map(([half, full], index) => {
  const name = (draw: string): string =>
    [half, full].map((side) => (side === 'draw' ? draw : side)).join(' / ')
  return outcome(418 + 2 * index, name('Draw'), name('Unentschieden'))
})

const scores = (limit: number, firstId: number): Outcomes => {
  const side = limit + 1
  const grid = Array.from({ length: side * side }, (_, index) =>
    outcome(firstId + 2 * index, `${index % side}:${Math.floor(index / side)}`),
  )
  return [...grid, outcome(firstId + 2 * side * side, 'Any other score', 'Anderes Ergebnis')]
}

export const CORRECT_SCORE = scores(4, 274)
export const HALF_CORRECT_SCORE = scores(2, 462)

export const exactly = (variant: string, last: number): Outcomes =>
  Array.from({ length: last + 1 }, (_, count) =>
    outcome(`${variant}:${88 + count}`, count === last ? `${count}+` : String(count)),
  )

/** Best of 3, 5 and 11: the winner's side first, from the clearest win to the clearest defeat. */
export const SET_SCORE: Outcomes = [2, 3, 6].flatMap((toWin) =>
  Array.from({ length: 2 * toWin }, (_, index) =>
    outcome(
      `sr:correct_score:bestof:${2 * toWin - 1}:${index + 1}`,
      index < toWin ? `${toWin}:${index}` : `${2 * toWin - 1 - index}:${toWin}`,
    ),
  ),
)

export const RESULT_AND_BOTH: Outcomes = [
  outcome(78, `${HOME} & yes`, `${HOME} & ja`),
  outcome(80, `${HOME} & no`, `${HOME} & nein`),
  outcome(82, 'Draw & yes', 'Unentschieden & ja'),
  outcome(84, 'Draw & no', 'Unentschieden & nein'),
  outcome(86, `${AWAY} & yes`, `${AWAY} & ja`),
  outcome(88, `${AWAY} & no`, `${AWAY} & nein`),
]

export const TOTAL_AND_BOTH: Outcomes = [
  outcome(90, 'Over {total} & yes', 'Über {total} & ja'),
  outcome(92, 'Under {total} & yes', 'Unter {total} & ja'),
  outcome(94, 'Over {total} & no', 'Über {total} & nein'),
  outcome(96, 'Under {total} & no', 'Unter {total} & nein'),
]

export const RESULT_AND_TOTAL: Outcomes = [
  outcome(794, `${HOME} & under {total}`, `${HOME} & unter {total}`),
  outcome(796, `${HOME} & over {total}`, `${HOME} & über {total}`),
  outcome(798, 'Draw & under {total}', 'Unentschieden & unter {total}'),
  outcome(800, 'Draw & over {total}', 'Unentschieden & über {total}'),
  outcome(802, `${AWAY} & under {total}`, `${AWAY} & unter {total}`),
  outcome(804, `${AWAY} & over {total}`, `${AWAY} & über {total}`),
]

export const WHICH_TEAM_SCORES: Outcomes = [
  outcome(784, `Only ${HOME}`, `Nur ${HOME}`),
  outcome(788, `Only ${AWAY}`, `Nur ${AWAY}`),
  outcome(790, 'Both teams', 'Beide Teams'),
  outcome(792, 'Neither team', 'Kein Team'),
]

export const HOME_NO_BET: Outcomes = [outcome(776, 'Draw', 'Unentschieden'), outcome(778, AWAY)]

export const AWAY_NO_BET: Outcomes = [outcome(780, HOME), outcome(782, 'Draw', 'Unentschieden')]

export const HIGHEST_HALF: Outcomes = [
  outcome(436, '1st half', '1. Halbzeit'),
  outcome(438, '2nd half', '2. Halbzeit'),
  outcome(440, 'Equal', 'Gleich viele'),
]
