import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'

import type { Browser } from 'playwright-core'

import type { Site } from '../../scripts/serve/site.ts'
import { onSite } from '../on-site.ts'
import { metricsOf } from '../page-metrics.ts'
import type { Row } from '../table.ts'
import { createOddsStorm } from './odds-storm.ts'
import { readPage, watchPage } from './watch-page.ts'

/** Outcomes whose price moves every second, all through the book, live updates and the hub. */
const CHANGES_PER_SECOND = 2_000
const TICK_MS = 50
/** Seconds; the promise is about ten minutes: `SOAK_SECONDS=600`. */
const SECONDS = Number(process.env['SOAK_SECONDS'] ?? 60)
const WARM_UP_MS = 5_000

const LONG_TASK_MS = 50
const HEAP_MB = 5
/** Below what can be seen, since a limit of nothing has no ratio. */
const SHIFT = 0.001

export const bench = {
  title: `Live page for ${SECONDS} s at ${CHANGES_PER_SECOND.toLocaleString('en')} price changes a second`,
  run: (): Promise<Row[]> => onSite(soak),
}

async function soak({ url, backend }: Site, browser: Browser): Promise<Row[]> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  const metrics = await metricsOf(page)
  await page.goto(`${url}/sports/live`)
  await page.locator('html[data-hydrated=true][data-connection=connected]').waitFor()
  const move = createOddsStorm(backend.book)
  await storm(move, WARM_UP_MS)
  const heapOf = async () => {
    await metrics.collectGarbage()
    const [bytes = 0] = await metrics.read('JSHeapUsedSize')
    return bytes / 1_000_000
  }
  const before = await heapOf()
  await watchPage(page)
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  const busyBefore = process.cpuUsage()
  const startedAt = performance.now()
  const told = await storm(move, SECONDS * 1_000)
  const elapsed = performance.now() - startedAt
  const { user, system } = process.cpuUsage(busyBefore)
  delay.disable()
  const seen = await readPage(page)
  const grown = (await heapOf()) - before
  const busy = (user + system) / 1_000 / elapsed
  return [
    against('price changes told', `${Math.round((told / elapsed) * 1_000)}/s`, {
      name: 'wanted',
      value: `${CHANGES_PER_SECOND}/s`,
      ratio: ((told / elapsed) * 1_000) / CHANGES_PER_SECOND,
    }),
    limited(`longest task (${seen.longTasks} long ones)`, seen.longestTask, LONG_TASK_MS, 'ms'),
    limited('heap grown', grown, HEAP_MB, 'MB'),
    limited('layout shift', seen.shift, SHIFT, ''),
    against('the server’s processor', `${(busy * 100).toFixed(0)} %`, {
      name: 'one core',
      value: '100 %',
      ratio: busy,
    }),
    limited('p99 of its event loop’s delay', delay.percentile(99) / 1e6, LONG_TASK_MS, 'ms'),
  ]
}

/** @returns how many prices moved */
async function storm(move: (outcomes: number) => void, forMs: number): Promise<number> {
  const startedAt = performance.now()
  let told = 0
  for (let elapsed = 0; elapsed < forMs; elapsed = performance.now() - startedAt) {
    const due = Math.floor((elapsed * CHANGES_PER_SECOND) / 1_000) - told
    if (due > 0) move(due)
    told += Math.max(due, 0)
    await pause(TICK_MS)
  }
  return told
}

function limited(what: string, value: number, most: number, unit: string): Row {
  return {
    ...against(what, `${value.toPrecision(3)} ${unit}`, {
      name: 'the limit',
      value: `${most} ${unit}`,
      ratio: value / most,
    }),
    limit: { sign: '<', ratio: 1 },
  }
}

function against(
  what: string,
  value: string,
  peer: { name: string; value: string; ratio: number },
): Row {
  return { what, value, peer: peer.name, peerValue: peer.value, ratio: peer.ratio }
}
