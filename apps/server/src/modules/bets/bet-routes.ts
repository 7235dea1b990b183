import { parseBetStatus } from '@touchline/betting'
import { calls, DEFAULT_BET_STATUSES } from '@touchline/contract'
import type { Db } from '../../db/database.ts'
import type { Book } from '../../feed/book/book.ts'
import { countryOf } from '../../http/country-of.ts'
import { Problem } from '../../http/problem.ts'
import type { Reporter } from '../../reporting/reporter.ts'
import type { Routes } from '../sessions/routes.ts'
import { invalidField } from '../../http/invalid-request.ts'
import { pagination, readPage } from '../../http/paging.ts'
import type { LocaleCode } from '../../settings/locales.ts'
import type { Clock } from '../clock.ts'
import { listBets } from './bet-repository.ts'
import type { StoredBet } from './bet-repository.ts'
import { readOpenBoxes } from './placement/held-bonuses.ts'
import { closePlacement } from './placement/placement-reference.ts'
import type { BetPlacer } from './bet-placer.ts'
import type { CashOutService } from './cash-out/cash-out-service.ts'
import type { CustomChances } from './cash-out/custom-chances.ts'
import type { OfferWatch } from './cash-out/offer-watch.ts'
import { stakeLimits } from './max-stake.ts'
import { presentBet } from './present-bet.ts'

type Deps = {
  readonly db: Db
  readonly book: Book
  readonly clock: Clock
  readonly reporter: Reporter
  readonly cashOuts: CashOutService
  readonly offers: OfferWatch
  readonly chances: CustomChances
}

type PlacementDeps = Omit<Deps, 'db' | 'cashOuts' | 'offers'> & {
  readonly placer: BetPlacer
  /** Of the terms and rules that a player has to have agreed to. */
  readonly termsVersion: string
  /** Header in which the proxy in front says where a request is from. */
  readonly countryHeader: string | undefined
}

/** What asks for prices. */
export function placementRoutes(routes: Routes, deps: PlacementDeps): void {
  const { book, placer } = deps
  const present = presenter(deps)

  routes.signedIn(calls.placeBets, async ({ player, body, locale, request }) => {
    if (player.termsVersion !== deps.termsVersion) {
      throw new Problem(422, 'error.terms.not_accepted')
    }
    const country = countryOf(request, deps.countryHeader)
    const boxes = readOpenBoxes(player.besides)
    const bets = await placer.place({ playerId: player.id, placement: body, country, boxes })
    return { data: await present(bets, locale) }
  })

  routes.signedIn(calls.getMaxStake, ({ player, body }) => ({
    data: stakeLimits(book, body.currency ?? player.currency, body.bets),
  }))
}

/** What is about bets that were placed. */
export function betRoutes(routes: Routes, deps: Deps): void {
  const { db, cashOuts, offers } = deps
  const present = presenter(deps)

  routes.signedIn(calls.closePlacement, async ({ player, body, locale }) => ({
    data: await present(await closePlacement(db, player.id, body.reference), locale),
  }))

  routes.signedIn(calls.listBets, async ({ player, query, locale }) => {
    const page = readPage(query)
    const statuses = readStatuses(query.status)
    const before = query.before === undefined ? undefined : readBetId(query.before)
    const { bets, total } = await listBets(db, player.id, { statuses, ...page, before })
    const data = await present(bets, locale)
    offers.seen(player.id, bets)
    return {
      data,
      meta: { pagination: pagination(page, total) },
    }
  })

  routes.signedIn(calls.cashOutBet, async ({ player, body, locale }) => ({
    data: presentBet(await cashOuts.cashOut(player.id, body), viewIn(deps, locale)),
  }))
}

type ViewDeps = Pick<Deps, 'book' | 'clock' | 'reporter' | 'chances'>

const viewIn = ({ book, chances, reporter, clock }: ViewDeps, locale: LocaleCode) => ({
  book,
  chances,
  reporter,
  locale,
  now: clock.now(),
})

function presenter(deps: ViewDeps) {
  return async (bets: readonly StoredBet[], locale: LocaleCode) => {
    await deps.chances.refresh(bets)
    return bets.map((bet) => presentBet(bet, viewIn(deps, locale)))
  }
}

function readStatuses(asked: readonly string[] | undefined) {
  if (asked === undefined) return DEFAULT_BET_STATUSES
  return asked.map((text) => {
    const status = parseBetStatus(text)
    if (status === null) throw invalidField('status', `there is no status ${text}`)
    return status
  })
}

function readBetId(text: string): bigint {
  if (!/^\d{1,18}$/.test(text)) throw invalidField('before', 'must be the id of a bet')
  return BigInt(text)
}
