import type { Browser } from 'playwright-core'

import { openList, type ScrolledList } from '../scrolled-list.ts'
import type { ListedDay } from './fill-days.ts'

/** A match in the list. */
export const ROW = 'main li[data-match-id]'

/** Opens a day of the schedule that has so many matches. */
export async function openSchedule(
  browser: Browser,
  url: string,
  { day, matches }: ListedDay,
): Promise<ScrolledList> {
  return openList(browser, {
    address: `${url}/sports/schedule?day=${day}`,
    row: ROW,
    rows: matches,
    // Absent rows have a place too: each chunk says how many it holds.
    isComplete: (rows) => {
      let held = 0
      for (const chunk of document.querySelectorAll<HTMLElement>('main ul[style*="--rows"]')) {
        held += Number(chunk.style.getPropertyValue('--rows'))
      }
      return held === rows
    },
  })
}
