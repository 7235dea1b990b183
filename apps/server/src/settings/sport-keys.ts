/** Sports that feeds bring, as pages and settings name them. */
export const SPORT_KEYS = [
  'soccer',
  'tennis',
  'basketball',
  'ice-hockey',
  'volleyball',
  'handball',
  'baseball',
  'cricket',
  'american-football',
  'table-tennis',
  'darts',
  'rugby',
  'counter-strike',
  'dota-2',
  'league-of-legends',
] as const

export type SportKey = (typeof SPORT_KEYS)[number]
