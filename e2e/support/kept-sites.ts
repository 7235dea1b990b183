import { createServer } from 'node:http'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { findTestChromium } from '../../scripts/system/chromium.ts'
import { prepareDatabase } from './embedded-database.ts'
import type { SiteEnvironment } from './server-process.ts'
import { startSite } from './site.ts'
import type { Site } from './site.ts'

/** What tests that do not stop their server may know of it. */
export type KeptSite = Pick<Site, 'url' | 'dataDir'>

const KEEPER = 'KEPT_SITES'

/** Settings of the site of all files that do not ask for others. */
export const COMMON_SETTINGS = { LIVE_DELAY_MS: '300', LOG_LEVEL: 'warn' }

/** All sports of the season, at one moment of it: for tests of how full pages look and what is in them. */
export const WHOLE_SEASON = { FEED_SPORTS: '', FEED_SPEED: '0.001', LOG_LEVEL: 'warn' }

/** All sports of a season that runs fast: for what has to see matches move on and end. */
export const FAST_SEASON = {
  FEED_SPORTS: '',
  FEED_SPEED: '30',
  LIVE_DELAY_MS: '200',
  LOG_LEVEL: 'warn',
}

type Kept = { starting: Promise<Site>; users: number }

/**
 * Keeps the sites of a run, one for each set of settings, for all of its workers: each start and each
 * running season costs as much as several tests. A site starts when a test asks for it and ends when
 * no worker is at it any more, the common one and that of the whole season with the run.
 *
 * @throws when there is no browser to look at them with
 */
export default async function keepSites(): Promise<() => Promise<void>> {
  if (findTestChromium() === undefined) {
    throw new Error('Chromium is missing: `npm test e2e` finds or installs it.')
  }
  const removePrepared = await prepareDatabase()
  const sites = new Map<string, Kept>()
  const lasting = [COMMON_SETTINGS, WHOLE_SEASON].map(keyOf)

  function take(key: string): Promise<Site> {
    const environment = JSON.parse(key) as SiteEnvironment
    const kept = sites.get(key) ?? { starting: startSite(environment), users: 0 }
    sites.set(key, kept)
    kept.users += 1
    return kept.starting
  }

  async function leave(key: string): Promise<void> {
    const kept = sites.get(key)
    if (kept === undefined) return
    kept.users -= 1
    if (kept.users > 0 || lasting.includes(key)) return
    sites.delete(key)
    await end(kept)
  }

  async function answer(request: IncomingMessage): Promise<string> {
    const key = await textOf(request)
    if (request.method !== 'DELETE') {
      const { url, dataDir } = await take(key)
      return JSON.stringify({ url, dataDir })
    }
    await leave(key)
    return ''
  }

  const keeper = createServer((request, response) => {
    answer(request).then(
      (text) => response.end(text),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  await new Promise<void>((resolve) => void keeper.listen(0, '127.0.0.1', resolve))
  process.env[KEEPER] = `http://127.0.0.1:${(keeper.address() as AddressInfo).port}`
  return async () => {
    keeper.close()
    await Promise.all([...sites.values()].map(end))
    removePrepared()
  }
}

async function end({ starting }: Kept): Promise<void> {
  const site = await starting.catch(() => undefined)
  await site?.remove()
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}

/** The same for the same settings in another order. */
function keyOf(environment: SiteEnvironment): string {
  const names = Object.keys(environment).toSorted()
  return JSON.stringify(Object.fromEntries(names.map((name) => [name, environment[name]])))
}

export type SiteVisit = {
  /** The site with these settings; the worker leaves the one where it was. */
  goTo: (environment: SiteEnvironment) => Promise<KeptSite>
  leave: () => Promise<void>
}

/** A worker's way to the sites of the run. It is at one of them at a time. */
export function visitSites(): SiteVisit {
  let at: { key: string; site: KeptSite } | undefined

  async function leave(): Promise<void> {
    if (at === undefined) return
    const { key } = at
    at = undefined
    await ask('DELETE', key)
  }

  return {
    async goTo(environment) {
      const key = keyOf(environment)
      if (at?.key !== key) {
        await leave()
        at = { key, site: JSON.parse(await ask('POST', key)) as KeptSite }
      }
      return at.site
    },
    leave,
  }
}

async function ask(method: string, body: string): Promise<string> {
  const keeper = process.env[KEEPER]
  if (keeper === undefined) throw new Error('The run has no keeper of its sites')
  const answer = await fetch(keeper, { method, body })
  const text = await answer.text()
  if (!answer.ok) throw new Error(text)
  return text
}
