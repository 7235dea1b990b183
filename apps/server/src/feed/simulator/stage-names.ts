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
  leg: { en: 'leg', de: 'Leg' },
}

const englishOrdinal = (n: number): string => `${n}${['th', 'st', 'nd', 'rd'][n] ?? 'th'}`

/** Name of a stage or period key: `half_time`, `set_2`, `quarter_4` … */
export const stageName = (key: string): LocalText => {
  const known = NAMES[key]
  if (known !== undefined) return known
  const [part = '', digits = ''] = key.split('_')
  const name = PARTS[part]
  if (name === undefined) return { en: key, de: key }
  return { en: `${englishOrdinal(Number(digits))} ${name.en}`, de: `${digits}. ${name.de}` }
}
