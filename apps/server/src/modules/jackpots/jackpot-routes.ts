import { refusedByJackpot, totalOdds } from '@touchline/betting'
import { calls, type SlipBets } from '@touchline/contract'
import type { Db } from '../../db/database.ts'
import { invalidField } from '../../http/invalid-request.ts'
import { Problem } from '../../http/problem.ts'
import type { Clock } from '../clock.ts'
import type { Routes } from '../sessions/routes.ts'
import { findBetId, findDraw, readHits, readJackpots, seeHit } from './jackpot-repository.ts'

type Deps = {
  readonly db: Db
  readonly clock: Clock
  /** FLAG-05. */
  readonly isEnabled: () => boolean
}

const HITS = { usual: 10, most: 100 }
/** What the database can number. */
const NUMBER = /^\d{1,18}$/

export function jackpotRoutes(routes: Routes, { db, clock, isEnabled }: Deps): void {
  routes.open(calls.listJackpots, async ({ locale }) => ({
    data: isEnabled() ? await readJackpots(db, locale) : [],
  }))
  routes.open(calls.getJackpot, async ({ params, locale }) => {
    const [found] = isEnabled() ? await readJackpots(db, locale, params['id'] ?? '') : []
    if (found === undefined) throw missing()
    return { data: found }
  })
  routes.signedIn(calls.findSlipJackpots, async ({ body, locale }) => {
    const played = isEnabled() ? await readJackpots(db, locale) : []
    return {
      data: body.bets.map((bet) => ({
        jackpots: played
          .filter((rules) => refusedByJackpot({ stake: null, odds: oddsOf(bet) }, rules) === null)
          .map(({ id }) => id),
      })),
    }
  })
  routes.anyone(calls.listJackpotHits, async ({ query, player, locale }) => {
    const { jackpotId = null, status = null, forUser = false, unseen = false } = query
    const { limit = HITS.usual } = query
    if (limit < 1 || limit > HITS.most) {
      throw invalidField('limit', `must be between 1 and ${HITS.most}`)
    }
    const viewer = player?.id ?? null
    if (!isEnabled() || ((forUser || unseen) && viewer === null)) return { data: [] }
    // What was seen is between a hit and its winner.
    const of = forUser || unseen ? viewer : null
    return {
      data: await readHits(db, { jackpotId, status, of, unseen, limit }, { viewer, locale }),
    }
  })
  routes.signedIn(calls.seeJackpotHit, async ({ player, params, locale }) => {
    const id = numberOf(params['id'])
    const now = new Date(clock.now())
    const hit = await seeHit(db, { id, playerId: player.id, now }, locale)
    if (hit === undefined) throw missing()
    return { data: hit }
  })
  routes.open(calls.findJackpotDraw, async ({ params, query }) => {
    const { betId: asked } = query
    const betId = NUMBER.test(asked) ? asked : await findBetId(db, asked.toUpperCase())
    const found = betId === undefined ? undefined : await findDraw(db, params['id'] ?? '', betId)
    if (found === undefined) throw missing()
    return { data: found }
  })
}

function numberOf(given = ''): string {
  if (!NUMBER.test(given)) throw missing()
  return given
}

const missing = () => new Problem(404, 'error.http.not_found')

/** As a bet says them: those of a system are of its best line. */
function oddsOf({ selections, systemId, customOdds }: SlipBets['bets'][number]) {
  const odds = selections.map((leg) => leg.odds).toSorted((a, b) => b - a)
  const legs = systemId === undefined ? odds.length : Number.parseInt(systemId, 10)
  return customOdds ?? totalOdds(odds.slice(0, Number.isNaN(legs) ? odds.length : legs))
}
