/** How closely the matches of one side may follow each other. */
export type Rest = {
  /** Hours from kick-off to kick-off, at least. */
  hours: number
  /** Days in a row on which it plays, at most; any number when absent. */
  daysInARow?: number
}

/** What is believable in a sport. */
export const REST: Readonly<Record<string, Rest>> = {
  soccer: { hours: 72 },
  'american-football': { hours: 72 },
  rugby: { hours: 96 },
  handball: { hours: 60 },
  volleyball: { hours: 60 },
  cricket: { hours: 48 },
  'ice-hockey': { hours: 40 },
  // Back to back, but no third night.
  basketball: { hours: 18, daysInARow: 2 },
  // Series: every day but one of the week.
  baseball: { hours: 14, daysInARow: 6 },
  'counter-strike': { hours: 20 },
  'dota-2': { hours: 20 },
  'league-of-legends': { hours: 20 },
  tennis: { hours: 20 },
  // Several sessions a day.
  darts: { hours: 2.5 },
  'table-tennis': { hours: 2.5 },
}
