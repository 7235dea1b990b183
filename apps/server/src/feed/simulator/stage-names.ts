import type { LocalText } from '../messages.ts'

const NAMES: Readonly<Record<string, LocalText>> = {
  not_started: { en: 'Not started', de: 'Nicht begonnen' },
  '1st_half': { en: '1st half', de: '1. Halbzeit' },
  half_time: { en: 'Half-time', de: 'Halbzeitpause' },
  '2nd_half': { en: '2nd half', de: '2. Halbzeit' },
  overtime: { en: 'Overtime', de: 'Verlängerung' },
  penalties: { en: 'Penalty shootout', de: 'Penaltyschießen' },
  break: { en: 'Break', de: 'Pause' },
  interval: { en: 'Interval', de: 'Satzpause' },
  in_play: { en: 'In play', de: 'Läuft' },
  ended: { en: 'Ended', de: 'Beendet' },
  postponed: { en: 'Postponed', de: 'Verschoben' },
}

const PARTS: Readonly<Record<string, LocalText>> = {
  set: { en: 'set', de: 'Satz' },
  quarter: { en: 'quarter', de: 'Viertel' },
  period: { en: 'period', de: 'Drittel' },
  map: { en: 'map', de: 'Karte' },
  inning: { en: 'inning', de: 'Inning' },
  innings: { en: 'innings', de: 'Innings' },
  leg: { en: 'leg', de: 'Leg' },
}

const englishOrdinal = (n: number): string =>
  `${n}${n > 20 ? (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th') : (['th', 'st', 'nd', 'rd'][n] ?? 'th')}`

/** Half an inning of baseball: the away side bats at the top, the home side at the bottom. */
const halfInning = (half: 'top' | 'bottom', n: number): LocalText => ({
  en: `${half === 'top' ? 'Top' : 'Bottom'} of the ${englishOrdinal(n)} inning`,
  de: `${n}. Inning, ${half === 'top' ? 'erste' : 'zweite'} Hälfte`,
})

/** Name of a stage or period key: `half_time`, `set_2`, `quarter_4` … */
export const stageName = (key: string): LocalText => {
  const known = NAMES[key]
  if (known !== undefined) return known
  const [part = '', digits = ''] = key.split('_')
  if (part === 'top' || part === 'bottom') return halfInning(part, Number(digits))
  const name = PARTS[part]
  if (name === undefined) return { en: key, de: key }
  return { en: `${englishOrdinal(Number(digits))} ${name.en}`, de: `${digits}. ${name.de}` }
}
