import { isDeepStrictEqual } from 'node:util'

import { channels, encodePushEvent, LOCALES, newsChannel } from '@touchline/contract'
import type { SiteDocument } from '@touchline/contract'
import type { Database } from '../../db/database.ts'
import { listenTo, type Listening } from '../../db/listen.ts'
import type { Publisher } from '../../realtime/publisher.ts'
import type { Reporter } from '../../reporting/reporter.ts'
import { sayOwnTexts } from '../../texts/site-texts.ts'
import type { Clock } from '../clock.ts'
import { repeat } from '../repeat.ts'
import { readStored } from './read-site.ts'
import type { SiteState } from './site-repository.ts'
import { readState, findVersion, SITE_CHANNEL } from './site-repository.ts'

/** How often a process looks by itself: while nothing can be heard, and in case something was not. */
const LOOKS_EVERY_MS = { unheard: 700, heard: 10_000 }

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
  readonly database: Pick<Database, 'kysely' | 'pool' | 'url'>
  readonly clock: Clock
  readonly publisher: Publisher
  readonly reporter: Reporter
}

const PLAIN: SiteNow = { version: 0, document: readStored({}) as SiteDocument }

/** What the settings of a page are made of: of its pages, they name the addresses. */
const withoutBlocks = ({ document }: SiteNow) => ({
  ...document,
  pages: document.pages.map(({ slug }) => slug),
})

/** Which of the two answers of a page alone is another one: each is read by every open page at once. */
function changeOf(before: SiteNow, after: SiteNow): { only?: 'blocks' | 'settings' } {
  if (isDeepStrictEqual(withoutBlocks(before), withoutBlocks(after))) return { only: 'blocks' }
  const arePagesSame = isDeepStrictEqual(before.document.pages, after.document.pages)
  return arePagesSame ? { only: 'settings' } : {}
}

/** Keeps the published site of this process: whoever asks for it does not wait for the database. */
export async function keepSite(deps: Deps): Promise<SiteKeeper> {
  const { database, clock, publisher, reporter } = deps
  const db = database.kysely
  let published = PLAIN
  let unreadable = 0
  let listening: Listening | undefined
  let failing = false
  const everyMs = () => LOOKS_EVERY_MS[listening?.isHearing() === true ? 'heard' : 'unheard']
  const rounds = repeat({ clock, everyMs, reporter, task: 'site' }, lookAgain)

  async function read(version: number | null): Promise<SiteNow | undefined> {
    if (version === null) return PLAIN
    if (version === published.version) return published
    const row = await findVersion(db, version)
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
    sayOwnTexts(found.document.texts)
    return true
  }

  async function look(): Promise<void> {
    const before = published
    if (!(await refresh())) return
    const { version } = published
    const event = encodePushEvent({ type: 'site_changed', version, ...changeOf(before, published) })
    for (const locale of LOCALES) {
      for (const channel of [channels.updates(locale), newsChannel(locale)]) {
        // Not awaited: while a push server is away it would hold up what this process itself shows.
        void publisher.publish(channel, event, { urgent: true })
      }
    }
  }

  /** Of looks that fail one after the other the first is reported. */
  async function lookAgain(): Promise<void> {
    try {
      await look()
      failing = false
    } catch (error) {
      if (failing) return
      failing = true
      throw error
    }
  }

  sayOwnTexts({})
  await refresh()
  return {
    published: () => published,
    async draft() {
      const { draft } = await readState(db)
      return (await read(draft)) ?? published
    },
    look,
    start() {
      listening = listenTo(database, {
        channel: SITE_CHANNEL,
        onHeard: () => void rounds.soon(),
        after: (delayMs, action) => clock.after(delayMs, action),
      })
      rounds.start()
    },
    async stop() {
      const ended = rounds.stop()
      await listening?.stop()
      await ended
    },
  }
}
