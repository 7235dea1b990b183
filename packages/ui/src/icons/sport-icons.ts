/** Sport keys that have a drawing of their own, and the file in the package `@tabler/icons`. */
export const sportIconFiles = {
  'american-football': 'outline/ball-american-football',
  badminton: 'outline/feather',
  baseball: 'outline/ball-baseball',
  basketball: 'outline/ball-basketball',
  boxing: 'outline/hand-grab',
  'counter-strike': 'outline/crosshair',
  cricket: 'outline/cricket',
  cycling: 'outline/bike',
  darts: 'outline/target-arrow',
  'dota-2': 'outline/swords',
  esports: 'outline/device-gamepad-2',
  'formula-1': 'outline/steering-wheel',
  futsal: 'outline/ball-football',
  golf: 'outline/golf',
  handball: 'outline/play-handball',
  'horse-racing': 'outline/horse',
  'ice-hockey': 'outline/ice-skating',
  'league-of-legends': 'outline/wand',
  lottery: 'outline/clover',
  mma: 'outline/karate',
  rugby: 'outline/rugby',
  'rugby-league': 'outline/rugby',
  'rugby-union': 'outline/rugby',
  snooker: 'outline/sport-billiard',
  soccer: 'outline/ball-football',
  'table-tennis': 'outline/ping-pong',
  tennis: 'outline/ball-tennis',
  volleyball: 'outline/ball-volleyball',
} as const satisfies Record<string, `outline/${string}`>

const sportsWithIcon: ReadonlySet<string> = new Set(Object.keys(sportIconFiles))

/** The id of a sport's symbol in the sprite; sports without a drawing get the trophy. */
export function sportSymbol(sportKey: string): string {
  return sportsWithIcon.has(sportKey) ? `sport-${sportKey}` : 'trophy'
}
