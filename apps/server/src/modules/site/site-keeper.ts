import { channels, encodePushEvent, LOCALES } from '@touchline/contract'
import type { SiteDocument } from '@touchline/contract'
import type { Db } from '../../db/database.ts'
import type { Publisher } from '../../realtime/publisher.ts'
import type { Reporter } from '../../reporting/reporter.ts'
import type { Clock } from '../clock.ts'
import { readStored } from './read-site.ts'
import type { SiteState } from './site-repository.ts'
import { readState, readVersion } from './site-repository.ts'

/** A process hears of what was published within this time, whichever process or command did it. */
const LOOKS_EVERY_MS = 300

/** A version of the site; 0 is the product as it comes. */
export type SiteNow = { readonly version: number; readonly document: SiteDocument }

export type SiteKeeper = {
  /** What players see, as this process last saw it. */
  published(): SiteNow
  /** What is drafted; what is published where nothing else is. */
  draft(): Promise<SiteNow>
  /** Looks whether something was published, and tells the pages of this process. */
  look(): Promise<void>
  start(): void
  stop(): Promise<void>
}

type Deps = {
  readonly db: Db
  readonly clock: Clock
  readonly publisher: Publisher
  readonly reporter: Reporter
}

const PLAIN: SiteNow = { version: 0, document: readStored({}) as SiteDocument }

/** Keeps the published site of this process: whoever asks for it does not wait for the database. */
export async function keepSite({ db, clock, publisher, reporter }: Deps): Promise<SiteKeeper> {
  let published = PLAIN
  let unreadable = 0
  let cancel: () => void = () => undefined
  let work: Promise<void> = Promise.resolve()
  const state = { stopped: false, failing: false }

  async function read(version: number | null): Promise<SiteNow | undefined> {
    if (version === null) return PLAIN
    if (version === published.version) return published
    const row = await readVersion(db, version)
    const document = row && readStored(row.document)
    return document && { version, document }
  }

  /** @returns whether players see another version than before */
  async function refresh(): Promise<boolean> {
    const { published: version }: SiteState = await readState(db)
    if ((version ?? 0) === published.version || version === unreadable) return false
    const found = await read(version)
    if (found === undefined) {
      // Of a newer product, as while processes are exchanged: what holds goes on.
      unreadable = version ?? 0
      reporter.report(new Error(`Version ${version} of the site cannot be read by this process`), {
        task: 'site',
      })
      return false
    }
    published = found
    return true
  }

  async function look(): Promise<void> {
    if (!(await refresh())) return
    const event = encodePushEvent({ type: 'site_changed', version: published.version })
    for (const locale of LOCALES) {
      await publisher.publish(channels.updates(locale), event, { urgent: true })
    }
  }

  function lookOn(): void {
    if (state.stopped) return
    cancel = clock.after(LOOKS_EVERY_MS, () => {
      work = look()
        .then(
          () => {
            state.failing = false
          },
          (error: unknown) => {
            if (!state.failing) reporter.report(error, { task: 'site' })
            state.failing = true
          },
        )
        .finally(lookOn)
    })
  }

  await refresh()
  return {
    published: () => published,
    async draft() {
      const { draft } = await readState(db)
      return (await read(draft)) ?? published
    },
    look,
    start: lookOn,
    async stop() {
      state.stopped = true
      cancel()
      await work
    },
  }
}
