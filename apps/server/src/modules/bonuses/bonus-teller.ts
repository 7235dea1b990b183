import { channels, encodePushEvent, LOCALES, newsChannel } from '@touchline/contract'
import type { Db } from '../../db/database.ts'
import { createPlayerChannels } from '../../realtime/player-channels.ts'
import type { Publisher } from '../../realtime/publisher.ts'
import type { Reporter } from '../../reporting/reporter.ts'
import type { Clock } from '../clock.ts'
import { eachApart } from '../each-apart.ts'
import { repeat } from '../repeat.ts'
import type { BonusRow } from './bonus-repository.ts'
import { takeUntold } from './bonus-repository.ts'
import { readOfferShelf } from './offers/offer-shelf.ts'
import { fillIn, wordsOf } from './offers/offer-texts.ts'
import type { OwnBonus } from './bonus-standing.ts'
import { hindranceOf, userStatusOf, withOffers } from './bonus-standing.ts'
import type { Person } from './who-may-have.ts'
import { findOfferable } from './who-may-have.ts'

const EVERY_MS = 1_000
const AT_A_TIME = 200
/** Which statuses pages hear of. */
const TOLD: ReadonlySet<string> = new Set(['available', 'active', 'not_available'])

export type BonusTeller = {
  /** Tells what there is to tell; resolves when nothing is left that another process is not at. */
  tellNew(): Promise<void>
  /** Tells of the pools that have changed since this process looked last. */
  tellPools(): Promise<void>
  /** Tells a player's pages how one stands now. */
  tell(row: BonusRow): Promise<void>
  /** @param duties whether bonuses are told here, and whether public channels are fed here */
  start(duties: { readonly bonuses: boolean; readonly pools: boolean }): void
  stop(): Promise<void>
}

type Deps = {
  readonly db: Db
  readonly clock: Clock
  readonly publisher: Publisher
  readonly reporter: Reporter
}

/**
 * Tells pages of bonuses that are new, whoever has issued them, and of pools that have grown. Whoever
 * issues one writes a row and goes on; several processes share the work.
 */
export function createBonusTeller({ db, clock, publisher, reporter }: Deps): BonusTeller {
  const pages = createPlayerChannels(publisher)
  const pools = new Map<string, bigint>()
  let does = { bonuses: false, pools: false }

  const tellRows = async (rows: readonly BonusRow[]) => {
    const followed = rows.filter(
      ({ player_id: id }) => publisher.isOwnerWanted?.(String(id)) ?? true,
    )
    if (followed.length === 0) return
    const heads = await readOfferShelf(db)
    const now = new Date(clock.now())
    const players = [...new Set(followed.map((row) => row.player_id))]
    const persons = await findOfferable(db, players, now)
    await eachApart(await withOffers(db, followed, heads), async (own) => {
      const person = persons.get(own.row.player_id)
      if (person !== undefined) tellOne(own, person, now)
    })
  }

  const tellOne = (own: OwnBonus, person: Person, now: Date) => {
    const { row, offer } = own
    // The country is the request's, and there is none: where a bonus asks for one, pages find out.
    const country = offer.countries[0] ?? null
    const userBonusStatus = userStatusOf(own, hindranceOf(own, { country, now, person }), now)
    if (!TOLD.has(userBonusStatus)) return
    pages.tellInLanguages(row.player_id, (locale) => ({
      type: 'bonus_issued',
      bonus: {
        id: String(row.id),
        type: row.kind,
        name: fillIn(offer, wordsOf(offer, locale).name, { locale, currency: row.currency }),
        userBonusStatus,
      },
    }))
  }

  const tellNew = async () => {
    for (let more = true; more && !rounds.isStopped();) {
      const rows = await takeUntold(db, AT_A_TIME, new Date(clock.now()))
      if (rows.length > 0) await tellRows(rows)
      more = rows.length === AT_A_TIME
    }
  }

  const tellPools = async () => {
    const rows = await db
      .selectFrom('offer_pools')
      .innerJoin('offers', 'offers.id', 'offer_pools.offer_id')
      .select(['offer_pools.offer_id', 'offer_pools.currency', 'offer_pools.amount'])
      .where('offers.current', '=', true)
      .where((eb) =>
        eb.or([
          eb('offers.valid_to', 'is', null),
          eb('offers.valid_to', '>', new Date(clock.now())),
        ]),
      )
      .execute()
    for (const { offer_id: id, currency, amount } of rows) {
      const key = `${id} ${currency}`
      const before = pools.get(key)
      pools.set(key, amount)
      if (before === undefined || before === amount) continue
      const tournament = { id, poolAmount: amount, currency }
      const data = encodePushEvent({ type: 'tournament_pool_changed', tournament })
      for (const locale of LOCALES) {
        void publisher.publish(channels.updates(locale), data)
        void publisher.publish(newsChannel(locale), data)
      }
    }
  }

  const rounds = repeat({ clock, everyMs: EVERY_MS, reporter, task: 'bonuses' }, async () => {
    if (does.bonuses) await tellNew()
    if (does.pools) await tellPools()
  })

  return {
    tellNew,
    tellPools,
    tell: (row) => tellRows([row]),
    start(duties) {
      does = duties
      if (does.bonuses || does.pools) rounds.start()
    },
    stop: rounds.stop,
  }
}
