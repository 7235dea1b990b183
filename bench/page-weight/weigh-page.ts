import type { Browser, Page } from 'playwright-core'

export type Kind = 'html' | 'script' | 'style' | 'font' | 'other'

/** Bytes on the wire of a first view, headers of the answers included, by what they are. */
export type Weight = Record<Kind, number> & {
  /** The part of the script that had been asked for when the page reacted. */
  scriptUntilItReacts: number
}

const KINDS: Partial<Record<string, Kind>> = {
  Document: 'html',
  Script: 'script',
  Stylesheet: 'style',
  Font: 'font',
}

/**
 * Opens a page in a browser that has never been here and waits until nothing more is loaded.
 * Everything counts that comes without the player doing anything, late modules too.
 */
export async function weighPage(
  browser: Browser,
  url: string,
  prepare: (page: Page) => Promise<void>,
): Promise<Weight> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  try {
    const page = await context.newPage()
    await prepare(page)
    const answers = await watchAnswers(page)
    await page.goto(url)
    await page.locator('html[data-connection="connected"]').waitFor({ state: 'attached' })
    await page.waitForLoadState('networkidle')
    return weightOf([...answers.values()], await askedForLate(page))
  } finally {
    await context.close()
  }
}

type Answer = { url: string; kind: Kind; bytes: number }

async function watchAnswers(page: Page): Promise<ReadonlyMap<string, Answer>> {
  const answers = new Map<string, Answer>()
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    answers.set(requestId, { url: response.url, kind: KINDS[type] ?? 'other', bytes: 0 })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const answer = answers.get(requestId)
    if (answer !== undefined) answer.bytes = encodedDataLength
  })
  return answers
}

/** Addresses of what was asked for once the page reacted. */
async function askedForLate(page: Page): Promise<ReadonlySet<string>> {
  const late = await page.evaluate(() => {
    const [reacted] = performance.getEntriesByName('hydrated')
    if (reacted === undefined) throw new Error('the page has not said that it reacts')
    const entries = performance.getEntriesByType('resource')
    return entries.filter((entry) => entry.startTime >= reacted.startTime).map(({ name }) => name)
  })
  return new Set(late)
}

function weightOf(answers: readonly Answer[], late: ReadonlySet<string>): Weight {
  const weight = { html: 0, script: 0, style: 0, font: 0, other: 0, scriptUntilItReacts: 0 }
  for (const { url, kind, bytes } of answers) {
    weight[kind] += bytes
    if (kind === 'script' && !late.has(url)) weight.scriptUntilItReacts += bytes
  }
  return weight
}
