import { momentMark, type MomentText, type MomentWriter, type PageFill } from '../base/page-fill.ts'
import {
  createFormatting,
  dateText,
  type Formatting,
  type FormattingContext,
} from './formatting.ts'
import { yearInZone } from './year-in-zone.ts'

/**
 * How a page is written that visitors of every zone get: its moments are marks, in whose place each
 * visitor's own come. What stands in other places by zone, as matches under their days do, makes it a
 * page of that zone. Server only.
 * @param ownZone asking it notes that the page is of that zone
 */
export function markedFormatting(
  fill: PageFill,
  context: FormattingContext,
  ownZone: () => string,
): Formatting {
  const inZone = (timeZone: string) => createFormatting({ ...context, timeZone })
  fill.momentsIn ??= (zone) => writerOf(inZone(zone ?? 'UTC'), context.locale, zone ?? 'UTC')
  const mark = (text: MomentText, timestamp: string) =>
    momentMark(fill, text, Date.parse(timestamp))
  return {
    ...inZone('UTC'),
    time: (timestamp) => mark('time', timestamp),
    kickOff: (timestamp) => mark('kickOff', timestamp),
    kickOffDay: (timestamp) => mark('kickOffDay', timestamp),
    shortDay: (timestamp) => mark('shortDay', timestamp),
    dateTime: (timestamp) => mark('dateTime', timestamp),
    day: (timestamp) => ({
      get key() {
        return inZone(ownZone()).day(timestamp).key
      },
      name: mark('day', timestamp),
    }),
  }
}

function writerOf(formatting: Formatting, locale: string, timeZone: string): MomentWriter {
  return (text, time) => {
    const timestamp = new Date(time).toISOString()
    switch (text) {
      case 'date':
        return dateText(timestamp, locale, timeZone)
      case 'day':
        return formatting.day(timestamp).name
      case 'year':
        return yearInZone(time, timeZone)
      default:
        return formatting[text](timestamp)
    }
  }
}
