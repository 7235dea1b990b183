import { compareLists, SMOOTH_MS } from '../compare-lists.ts'
import { onSite } from '../on-site.ts'
import { scrollBy, scrollInTurns, type ScrolledList, type Turn } from '../scrolled-list.ts'
import { untilPriced } from '../site.ts'
import type { Row } from '../table.ts'
import { comeBack } from './come-back.ts'
import { fillDays, type ListedDay } from './fill-days.ts'
import { openSchedule, ROW } from './open-schedule.ts'

const MANY = 2_000
const FEW = 50
const DAY_MS = 86_400_000
/** A hard push of the thumb, 6,000 px a second: every row is mounted, and seen for a moment. */
const PUSH_PX = 100
/** Turns of each list at that speed. */
const PUSHES = 3

export const bench = {
  title: `A day of the schedule, ${MANY} matches scrolled from the first to the last`,
  async run(): Promise<Row[]> {
    return onSite(async ({ url, backend }, browser) => {
      const [long, short] = [dayAhead(6, MANY), dayAhead(7, FEW)]
      fillDays(backend.book, [long, short])
      // The copies are published as well.
      await untilPriced(backend)
      const many = await openSchedule(browser, url, long)
      const few = await openSchedule(browser, url, short)
      await scrollInTurns(many, few)
      return [
        ...(await compareLists(many, few)),
        await mounted(many),
        waiting(many),
        ...(await pushed(many, few)),
        ...(await comingBack(many, few)),
      ]
    })
  },
}

function dayAhead(days: number, matches: number): ListedDay {
  return { day: new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10), matches }
}

async function mounted({ page, rows }: ScrolledList): Promise<Row> {
  const count = await page.locator(ROW).count()
  return {
    what: 'rows in the document afterwards',
    value: String(count),
    peer: 'all',
    peerValue: String(rows),
    ratio: count / rows,
    limit: { sign: '<', ratio: 0.1 },
  }
}

function waiting({ waited, frames }: ScrolledList): Row {
  return {
    what: 'frames at the bottom, rows on their way',
    value: String(waited),
    peer: 'all frames',
    peerValue: String(frames.length),
    ratio: waited / frames.length,
  }
}

/** Both lists at a speed that shows every row. */
async function pushed(many: ScrolledList, few: ScrolledList): Promise<Row[]> {
  const turns: { long: Turn[]; short: Turn[] } = { long: [], short: [] }
  for (let push = 0; push < PUSHES; push += 1) {
    turns.long.push(await scrollBy(many, PUSH_PX))
    turns.short.push(await scrollBy(few, PUSH_PX))
  }
  const [long, short] = [paceOf(turns.long), paceOf(turns.short)]
  const peer = `the list of ${few.rows}`
  return [
    {
      what: `at ${PUSH_PX} px a frame: frames within ${SMOOTH_MS} ms`,
      value: `${(long.smooth * 100).toFixed(2)} %`,
      peer,
      peerValue: `${(short.smooth * 100).toFixed(2)} %`,
      ratio: long.smooth / short.smooth,
      limit: { sign: '>', ratio: 0.97 },
    },
    {
      what: `at ${PUSH_PX} px a frame: main thread per frame`,
      value: `${long.busy.toFixed(1)} ms`,
      peer,
      peerValue: `${short.busy.toFixed(1)} ms`,
      ratio: long.busy / short.busy,
    },
  ]
}

function paceOf(turns: readonly Turn[]): { smooth: number; busy: number } {
  const frames = turns.flatMap((turn) => turn.frames)
  const busy = turns.reduce((sum, turn) => sum + turn.busy, 0)
  return {
    smooth: frames.filter((time) => time <= SMOOTH_MS).length / frames.length,
    busy: busy / frames.length,
  }
}

async function comingBack(many: ScrolledList, few: ScrolledList): Promise<Row[]> {
  const [long, short] = [await comeBack(many), await comeBack(few)]
  return [
    {
      what: 'back from a match: its row is off by',
      value: `${long.offBy.toFixed(1)} px`,
      peer: 'height of a row',
      peerValue: `${long.rowHeight} px`,
      ratio: long.offBy / long.rowHeight,
      limit: { sign: '<', ratio: 1 },
    },
    {
      what: 'back from a match: until its row is there',
      value: `${long.took.toFixed(0)} ms`,
      peer: `the list of ${few.rows}`,
      peerValue: `${short.took.toFixed(0)} ms`,
      ratio: long.took / short.took,
    },
  ]
}
