import { setTimeout as pause } from 'node:timers/promises'

import type { Browser, Locator, Page } from 'playwright-core'

import type { Site } from '../../scripts/serve/site.ts'
import { createOddsStorm } from '../live-soak/odds-storm.ts'
import { asPlayer } from '../my-bets/open-bets.ts'
import { metricsOf } from '../page-metrics.ts'
import { quantile } from '../placements/closed-loop.ts'
import { signUpPlayers } from '../placements/players.ts'
import type { Row } from '../table.ts'

const CHANGES_PER_SECOND = 1_000
const TICK_MS = 50
const ROUNDS = 20
/** Until the browser has told an interaction at the latest, ms. */
const TOLD_WITHIN_MS = 1_000
/** Between two of them, ms. */
const BETWEEN_MS = 150
/** The browser tells none that is shorter, ms. */
const SHORTEST_TOLD = 16
/** Interaction to next paint, ms: for three of four presses, and for all but one of 100. */
const LIMITS = { p75: 100, p99: 200 }

/** A press or a key, on something of the page. */
type Interaction = { surface: string; on: (page: Page, round: number) => Locator; key?: string }

const slipOf = (page: Page) => page.locator('[data-slip]')
const menu = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Theme/ })
const stake = (page: Page) =>
  slipOf(page)
    .getByRole('textbox', { name: /^Stake/ })
    .first()

/** What a player does in a round: each thing opened is closed again. */
const interactions: readonly Interaction[] = [
  { surface: 'price', on: (page, round) => priceAt(page, 3 + (round % 15)) },
  { surface: 'stake', on: stake },
  { surface: 'stake', on: stake, key: '2' },
  { surface: 'stake', on: stake, key: '5' },
  { surface: 'stake', on: stake, key: 'Backspace' },
  { surface: 'price', on: (page, round) => priceAt(page, 3 + (round % 15)) },
  { surface: 'star', on: (page, round) => star(page, round % 6) },
  { surface: 'menu', on: menu },
  { surface: 'menu', on: menu, key: 'Escape' },
  { surface: 'tab of the slip', on: (page) => slipOf(page).getByRole('tab', { name: /^My bets/ }) },
  {
    surface: 'tab of the slip',
    on: (page) => slipOf(page).getByRole('tab', { name: /^Bet slip/ }),
  },
  { surface: 'tab of a sport', on: (page) => sportTab(page, /^Tennis/) },
  { surface: 'tab of a sport', on: (page) => sportTab(page, /^Top sports/) },
]

function priceAt(page: Page, index: number): Locator {
  return page.locator('main [data-outcome-id][data-state="open"]:visible').nth(index)
}

function star(page: Page, index: number): Locator {
  return page
    .getByRole('main')
    .getByRole('button', { name: /^Favourite: .+ v / })
    .nth(index)
}

function sportTab(page: Page, name: RegExp): Locator {
  return page.getByRole('main').getByRole('link', { name })
}

declare global {
  interface Window {
    /** The longest event of each interaction, ms by its id. */
    interactions: Map<number, number>
  }
}

/** Uses the live page while all of its shown prices move. */
export async function pressInStorm(
  { url, backend }: Site,
  browser: Browser,
  throttling: number,
): Promise<Row[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  // A visitor's star asks to sign in.
  const [player] = await signUpPlayers(backend.app, 1)
  if (player === undefined) throw new Error('a player is missing')
  await asPlayer(url, player)(context)
  const page = await context.newPage()
  const metrics = await metricsOf(page)
  await page.goto(`${url}/sports/live`)
  await page.locator('html[data-hydrated=true][data-connection=connected]').waitFor()
  await priceAt(page, 0).click()
  // Asked once the visitor has done something.
  await page.getByRole('button', { name: 'Necessary only' }).click()
  const isShown = await shownMarkets(page)
  const storm = startStorm(
    createOddsStorm(backend.book, (matchId, { marketId, specifier }) =>
      isShown(`${matchId}:${marketId}:${specifier}`),
    ),
  )
  await metrics.slowDown(throttling)
  await watchInteractions(page)
  const told: { surface: string; ms: number }[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const interaction of interactions) {
      told.push({
        surface: interaction.surface,
        ms: await timeOf(page, interaction.on(page, round), interaction.key),
      })
    }
  }
  const changes = await storm.stop()
  await context.close()
  const times = told.map(({ ms }) => ms)
  const surfaces = [...new Set(interactions.map(({ surface }) => surface))]
  return [
    limited(`${times.length} interactions at ${changes} prices/s: p75`, times, 0.75, LIMITS.p75),
    limited('the same: p99', times, 0.99, LIMITS.p99),
    ...surfaces.map((surface) => {
      const own = told.filter((each) => each.surface === surface).map(({ ms }) => ms)
      return limited(`${surface}: p95`, own, 0.95, LIMITS.p99)
    }),
  ]
}

/** @returns whether a market, `{match}:{market}:{specifier}`, has a button on the page */
async function shownMarkets(page: Page): Promise<(key: string) => boolean> {
  const ids = await page
    .locator('main [data-outcome-id]:visible')
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('data-outcome-id') ?? ''))
  const keys = new Set(ids.map((id) => id.slice(0, id.lastIndexOf(':'))))
  return (key) => keys.has(key)
}

type Storm = { stop: () => Promise<number> }

function startStorm(move: (outcomes: number) => void): Storm {
  const startedAt = performance.now()
  let told = 0
  const timer = setInterval(() => {
    const due = Math.floor(((performance.now() - startedAt) * CHANGES_PER_SECOND) / 1_000) - told
    if (due > 0) move(due)
    told += Math.max(due, 0)
  }, TICK_MS)
  return {
    /** @returns how many prices moved in a second */
    async stop() {
      clearInterval(timer)
      return Math.round((told / (performance.now() - startedAt)) * 1_000)
    },
  }
}

async function watchInteractions(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.interactions = new Map()
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        const id = entry.interactionId
        if (!id) continue
        const longest = window.interactions.get(id) ?? 0
        window.interactions.set(id, Math.max(longest, entry.duration))
      }
    })
    observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
}

/**
 * Milliseconds from the input to the next paint, as the browser tells it. The input comes to where
 * the target stands, without the checks by which a test would wake the page before.
 */
async function timeOf(page: Page, target: Locator, key?: string): Promise<number> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (box === null) throw new Error('nothing is there to be pressed')
  await page.evaluate(() => window.interactions.clear())
  if (key === undefined) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  else await page.keyboard.press(key)
  let told: number[] = []
  for (let waited = 0; told.length === 0 && waited < TOLD_WITHIN_MS; waited += BETWEEN_MS) {
    await pause(BETWEEN_MS)
    told = await page.evaluate(() => [...window.interactions.values()])
  }
  return Math.max(SHORTEST_TOLD, ...told)
}

function limited(what: string, times: readonly number[], share: number, most: number): Row {
  const ms = quantile(times, share)
  return {
    what,
    value: `${ms} ms`,
    peer: 'the limit',
    peerValue: `${most} ms`,
    ratio: ms / most,
    limit: { sign: '<', ratio: 1 },
  }
}
