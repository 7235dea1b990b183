/** Sport keys that have a drawing of their own; which one stands in `sprite.ts`, for pages need the keys alone. */
export const SPORTS_WITH_ICON = [
  'american-football',
  'badminton',
  'baseball',
  'basketball',
  'boxing',
  'counter-strike',
  'cricket',
  'cycling',
  'darts',
  'dota-2',
  'esports',
  'formula-1',
  'futsal',
  'golf',
  'handball',
  'horse-racing',
  'ice-hockey',
  'league-of-legends',
  'lottery',
  'mma',
  'rugby',
  'rugby-league',
  'rugby-union',
  'snooker',
  'soccer',
  'table-tennis',
  'tennis',
  'volleyball',
] as const

export type SportWithIcon = (typeof SPORTS_WITH_ICON)[number]

const sportsWithIcon: ReadonlySet<string> = new Set(SPORTS_WITH_ICON)

/** The id of a sport's symbol in the sprite; sports without a drawing get the trophy. */
export function sportSymbol(sportKey: string): string {
  return sportsWithIcon.has(sportKey) ? `sport-${sportKey}` : 'trophy'
}
