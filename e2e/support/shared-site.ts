import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startSite } from './site.ts'
import type { Site } from './site.ts'

/** What tests that do not stop their server may know of it. */
export type SharedSite = Pick<Site, 'url' | 'dataDir'>

const KEEPER = 'SHARED_SITE_KEEPER'

/** Settings of the one site that all files share which do not ask for others. */
export const SHARED_ENVIRONMENT = { LIVE_DELAY_MS: '300', LOG_LEVEL: 'warn' }

/**
 * Keeps one site for all workers of a run: each start and each running season costs as much as several
 * tests. It starts when the first worker asks.
 */
export default async function keepSharedSite(): Promise<() => Promise<void>> {
  let starting: Promise<Site> | undefined
  const keeper = createServer((_request, response) => {
    starting ??= startSite(SHARED_ENVIRONMENT)
    starting.then(
      ({ url, dataDir }) => response.end(JSON.stringify({ url, dataDir })),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  await new Promise<void>((resolve) => void keeper.listen(0, '127.0.0.1', resolve))
  process.env[KEEPER] = `http://127.0.0.1:${(keeper.address() as AddressInfo).port}`
  return async () => {
    keeper.close()
    const site = await starting?.catch(() => undefined)
    await site?.remove()
  }
}

/** The site that all workers of this run share. */
export async function sharedSite(): Promise<SharedSite> {
  const keeper = process.env[KEEPER]
  if (keeper === undefined) throw new Error('The run has no keeper of its shared site')
  const answer = await fetch(keeper)
  const text = await answer.text()
  if (!answer.ok) throw new Error(text)
  return JSON.parse(text) as SharedSite
}
