import { setTimeout as pause } from 'node:timers/promises'

import { channels } from '@touchline/contract'
import type { Browser, Page } from 'playwright-core'

import type { Site } from '../../scripts/serve/site.ts'
import { median } from '../measure.ts'
import { onSite } from '../on-site.ts'
import type { Row } from '../table.ts'
import { changePrices, shownPrice, type ShownPrice } from './changes.ts'
import { openWatched, untilShown, type BusyTime, type WatchedPage } from './main-thread.ts'
import { servePlainPage } from './plain-page.ts'

const ROUNDS = 5
const WARM_UP_ROUNDS = 1
const BATCHES = 10
const CHANGES_PER_BATCH = 100
/** Longer than a tick of the hub and a frame of the throttled page: each batch stands alone. */
const BATCH_INTERVAL_MS = 120

export const bench = {
  title: 'Main thread per 1,000 price changes, processor 4 times slower',
  run: (): Promise<Row[]> => onSite(compareWithPlain),
}

type Side = WatchedPage & { send: (data: unknown) => void; times: BusyTime[] }

async function compareWithPlain({ url, backend }: Site, browser: Browser): Promise<Row[]> {
  const live = await openWatched(browser, `${url}/sports/live`)
  await live.page.locator('html[data-hydrated=true][data-connection=connected]').waitFor()
  // The book knows nothing of these prices: a list that is read again would take them back.
  await live.page.route('**/api/sportsbook/matches?*', () => undefined)
  const ids = await shownOutcomes(live.page)
  const plain = await servePlainPage(ids.map(({ id }) => id))
  const bare = await openWatched(browser, plain.url)
  const product: Side = {
    ...live,
    send: (data) => void backend.push.publisher.publish(channels.updates('en'), data),
    times: [],
  }
  const peer: Side = { ...bare, send: (data) => plain.send(JSON.stringify(data)), times: [] }
  const shown = ids.map(({ id, odds }) => shownPrice(id, odds))
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1) {
    for (const side of [product, peer]) {
      const time = await playRound(side, shown, ids, round)
      if (round >= WARM_UP_ROUNDS) side.times.push(time)
    }
  }
  plain.close()
  return [
    row(`the live page, ${ids.length} buttons`, 'total', product, peer, 40),
    row('its script alone', 'script', product, peer, 12),
  ]
}

/** Every button with a price that can change, once no more rows come. */
async function shownOutcomes(page: Page): Promise<{ id: string; odds: number }[]> {
  let before = -1
  let shown = await openButtons(page)
  while (shown.length !== before) {
    await pause(2_000)
    before = shown.length
    shown = await openButtons(page)
  }
  return shown
}

async function openButtons(page: Page): Promise<{ id: string; odds: number }[]> {
  const all = await page.locator('main [data-outcome-id][data-state=open]').evaluateAll((buttons) =>
    buttons.map((button) => ({
      id: button.getAttribute('data-outcome-id') ?? '',
      odds: Number(button.getAttribute('data-odds')),
    })),
  )
  return [...new Map(all.map((each) => [each.id, each])).values()]
}

/** @returns the main thread's time until the last of 1,000 changes is shown */
async function playRound(
  side: Side,
  shown: readonly ShownPrice[],
  ids: readonly { id: string; odds: number }[],
  round: number,
): Promise<BusyTime> {
  const before = await side.busy()
  for (let batch = 0; batch < BATCHES; batch += 1) {
    const turn = round * BATCHES + batch
    side.send(changePrices(shown, { first: turn * CHANGES_PER_BATCH, ...step(turn) }))
    await pause(BATCH_INTERVAL_MS)
  }
  const last = round * BATCHES + BATCHES - 1
  const button = ids[(last * CHANGES_PER_BATCH + CHANGES_PER_BATCH - 1) % ids.length]
  if (button === undefined) throw new Error('no button is shown')
  await untilShown(side.page, button.id, button.odds + step(last).raise)
  const after = await side.busy()
  return { total: after.total - before.total, script: after.script - before.script }
}

/** Another raise with every turn, so that each change is one. */
function step(turn: number): { count: number; raise: number } {
  return { count: CHANGES_PER_BATCH, raise: 10 + (turn % 20) * 10 }
}

function row(what: string, part: keyof BusyTime, product: Side, peer: Side, limit: number): Row {
  const time = median(product.times.map((each) => each[part]))
  const plainTime = median(peer.times.map((each) => each[part]))
  return {
    what,
    value: `${time.toFixed(0)} ms`,
    peer: 'plain DOM writes',
    peerValue: `${plainTime.toFixed(0)} ms`,
    ratio: time / plainTime,
    limit: { sign: '<', ratio: limit },
  }
}
