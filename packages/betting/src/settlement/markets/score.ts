/** A final score in the unit that the market counts: goals, points, games or sets. */
export type Score = { readonly home: number; readonly away: number }
