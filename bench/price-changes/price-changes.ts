import { setTimeout as pause } from 'node:timers/promises'

import { channels } from '@touchline/contract'
import type { Browser, Page } from 'playwright-core'

import type { Site } from '../../scripts/serve/site.ts'
import { onSite } from '../on-site.ts'
import type { Row } from '../table.ts'
import { changePrices, shownPrice, type ShownPrice } from './changes.ts'
import { openWatched, untilShown, type BusyTime, type WatchedPage } from './main-thread.ts'
import { serveCopy, servePlainPage, type PlainPage } from './plain-page.ts'

const ROUNDS = 5
const WARM_UP_ROUNDS = 1
const BATCHES = 20
const CHANGES_PER_BATCH = 100
/** Longer than a tick of the hub and a frame of the throttled page: each batch stands alone. */
const BATCH_INTERVAL_MS = 120
/** The marks of the last moves have gone then. */
const UNTIL_UNMARKED_MS = 1_500

export const bench = {
  title: 'Main thread per 1,000 price changes, processor 4 times slower',
  run: (): Promise<Row[]> => onSite(compareWithPlain),
}

type Side = WatchedPage & { send: (data: unknown) => void; time: BusyTime }

async function compareWithPlain({ url, backend }: Site, browser: Browser): Promise<Row[]> {
  const live = await openWatched(browser, `${url}/sports/live`)
  await live.page.locator('html[data-hydrated=true][data-connection=connected]').waitFor()
  // The book knows nothing of these prices: a list that is read again would take them back.
  await live.page.route('**/api/sportsbook/matches?*', () => undefined)
  const ids = await shownOutcomes(live.page)
  const plain = await servePlainPage(ids.map(({ id }) => id))
  const copied = await serveCopy(await withoutScript(live.page), url)
  const product: Side = {
    ...live,
    send: (data) => void backend.push.publisher.publish(channels.updates('en'), data),
    time: { total: 0, script: 0 },
  }
  const bare = await openPlain(browser, plain)
  const copy = await openPlain(browser, copied)
  const shown = ids.map(({ id, odds }) => shownPrice(id, odds))
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1) {
    for (const side of [product, bare, copy]) {
      const time = await playRound(side, shown, ids, round)
      if (round < WARM_UP_ROUNDS) continue
      side.time.total += time.total
      side.time.script += time.script
    }
  }
  plain.close()
  copied.close()
  const isAgainst = (peer: Side, name: string) => ({ product, peer, name })
  const writes = isAgainst(bare, 'plain DOM writes')
  const page = isAgainst(copy, 'the same page, written plainly')
  return [
    row(`the live page, ${ids.length} buttons`, 'total', writes, 4),
    row('the same', 'total', page, 1.5),
    row('its script alone', 'script', writes, 2.2),
    row('the same', 'script', page),
  ]
}

async function openPlain(browser: Browser, plain: PlainPage): Promise<Side> {
  return {
    ...(await openWatched(browser, plain.url)),
    send: (data) => plain.send(JSON.stringify(data)),
    time: { total: 0, script: 0 },
  }
}

/** The document as it stands, with its styles: those that a script brought in too. */
function withoutScript(page: Page): Promise<string> {
  return page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement
    for (const element of copy.querySelectorAll('script, link[rel=modulepreload]')) element.remove()
    return copy.outerHTML
  })
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

/** @returns the main thread's time until the last change is shown, and its mark has gone */
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
  await pause(UNTIL_UNMARKED_MS)
  const after = await side.busy()
  return { total: after.total - before.total, script: after.script - before.script }
}

/** Another raise with every turn, so that each change is one. */
function step(turn: number): { count: number; raise: number } {
  return { count: CHANGES_PER_BATCH, raise: 10 + (turn % 20) * 10 }
}

type Against = { product: Side; peer: Side; name: string }

/** Times are of 1,000 changes; all rounds together, for the browser's clock has steps of 1 ms. */
function row(
  what: string,
  part: keyof BusyTime,
  { product, peer, name }: Against,
  limit?: number,
): Row {
  const thousands = (ROUNDS * BATCHES * CHANGES_PER_BATCH) / 1_000
  const shown = (side: Side) => `${(side.time[part] / thousands).toFixed(0)} ms`
  return {
    what,
    value: shown(product),
    peer: name,
    peerValue: shown(peer),
    ratio: product.time[part] / peer.time[part],
    ...(limit !== undefined && { limit: { sign: '<', ratio: limit } }),
  }
}
