import { readSport, type PageSearch } from '../../addresses/page-parameters.ts'
import type { DayKey } from '../../preferences/zone-days.ts'

/** BROWSE-17: which side of the present moment a list is about. */
export type TimeFilter = 'fromNowToFuture' | 'fromPastToNow'

/** What the address of the schedule or the results asks for. */
export type DaySearch = { day?: DayKey; sport?: string; league?: number }

export function parseDaySearch({ day, sport, league }: PageSearch): DaySearch {
  return {
    ...(typeof day === 'string' && /^\d{4}-\d\d-\d\d$/.test(day) ? { day } : {}),
    ...readSport(sport),
    ...(/^\d{1,12}$/.test(String(league)) ? { league: Number(league) } : {}),
  }
}
