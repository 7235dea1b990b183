/** Sports whose ground has a drawing, and its name: sports that share a ground share the drawing. */
const grounds: Readonly<Record<string, string>> = {
  'american-football': 'gridiron',
  badminton: 'badminton',
  baseball: 'diamond',
  basketball: 'basketball',
  boxing: 'ring',
  'counter-strike': 'map',
  cricket: 'oval',
  darts: 'dartboard',
  'dota-2': 'lanes',
  futsal: 'handball',
  handball: 'handball',
  'ice-hockey': 'rink',
  'league-of-legends': 'lanes',
  mma: 'ring',
  rugby: 'rugby',
  'rugby-league': 'rugby',
  'rugby-union': 'rugby',
  snooker: 'baize',
  soccer: 'pitch',
  'table-tennis': 'table',
  tennis: 'court',
  volleyball: 'volleyball',
}

/** The id of a ground's symbol in the sprite; a sport without a drawing has two plain halves. */
export function groundSymbol(sportKey: string): string {
  return `ground-${Object.hasOwn(grounds, sportKey) ? grounds[sportKey] : 'plain'}`
}
