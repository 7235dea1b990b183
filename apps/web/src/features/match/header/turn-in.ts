const TURNS: Readonly<Record<string, 'batting' | 'throwing'>> = {
  baseball: 'batting',
  cricket: 'batting',
  darts: 'throwing',
}

/** What a side does while it has the ball: serves, unless the sport says it otherwise. */
export function turnIn(sportKey: string): 'batting' | 'throwing' | 'serving' {
  return TURNS[sportKey] ?? 'serving'
}
