/** As `simulator/catalogue/match-ids.ts` says: the number of a league, and seven digits or more. */
const EARLIER = /^1\d{10,}$/

/** Whether a simulated season before the calendar has told of it. */
export const isOfEarlierSeason = (id: string): boolean => EARLIER.test(id)

/** All ids of earlier seasons, and few others, lie from the first to before the second. */
export const EARLIER_SEASONS = ['1', '2'] as const
