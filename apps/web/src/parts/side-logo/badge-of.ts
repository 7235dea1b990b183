const PLAYED_ALONE: ReadonlySet<string> = new Set(['tennis', 'table-tennis', 'darts'])

/** Whether sides of a sport are teams or single players, for what stands in a logo's place. */
export const badgeOf = (sportKey: string): 'team' | 'player' =>
  PLAYED_ALONE.has(sportKey) ? 'player' : 'team'
