import { LOTTERY_MARKET, oddsOf, ticketsThatMatch, ticketStakes } from '@touchline/betting'
import { calls, type Lottery } from '@touchline/contract'

import type { Db } from '../../db/database.ts'
import { invalidField } from '../../http/invalid-request.ts'
import { Problem } from '../../http/problem.ts'
import { CURRENCIES } from '../../settings/currencies.ts'
import type { LocaleCode } from '../../settings/locales.ts'
import { catalogueText, textIn } from '../../texts/local-text.ts'
import type { Clock } from '../clock.ts'
import type { Routes } from '../sessions/routes.ts'
import {
  drawsOnSale,
  GAMES,
  specifierOf,
  thousandthsOf,
  type Draw,
  type ScheduledGame,
} from './games.ts'
import { findProof, readDrawn, readPromises, readResults } from './lottery-repository.ts'

type Deps = {
  readonly db: Db
  readonly clock: Clock
  /** LOTT-02. */
  readonly isEnabled: boolean
}

const RESULTS = 6
const MOST_ASKED = 100

export function lotteryRoutes(routes: Routes, { db, clock, isEnabled }: Deps): void {
  routes.open(calls.listLotteries, async ({ locale }) => {
    if (!isEnabled) return { data: [] }
    const onSale = GAMES.flatMap((game) => drawsOnSale(game, clock.now()))
    const [promises, results] = await Promise.all([
      readPromises(db, onSale),
      readResults(db, RESULTS),
    ])
    const open = onSale.filter(({ id }) => promises.get(id)?.isCancelled !== true)
    const next = GAMES.flatMap((game) => open.find((draw) => draw.game === game) ?? [])
    return {
      data: next.map((draw) => ({
        ...presentGame(draw.game, locale),
        draw: { ...presentDraw(draw), commitment: promises.get(draw.id)?.commitment ?? null },
        results: results.filter((result) => result.draw.game === draw.game).map(presentResult),
      })),
    }
  })

  routes.open(calls.listLotteryDraws, async ({ query: { ids } }) => {
    if (ids.length > MOST_ASKED) throw invalidField('ids', `must be at most ${MOST_ASKED}`)
    const drawn = isEnabled ? await readDrawn(db, ids) : []
    return { data: drawn.map(presentResult) }
  })

  routes.open(calls.getLotteryProof, async ({ params }) => {
    const proof = isEnabled ? await findProof(db, params['id'] ?? '') : undefined
    if (proof === undefined) throw new Problem(404, 'error.catalogue.not_found')
    return { data: proof }
  })
}

function presentDraw({ id, number, closesAt }: Draw) {
  return { id, number, closesAt: new Date(closesAt).toISOString() }
}

type Result = { draw: Draw; drawn: readonly number[]; cancelled: boolean }

function presentResult({ draw, drawn, cancelled }: Result) {
  return { ...presentDraw(draw), drawn: [...drawn], cancelled }
}

function presentGame(game: ScheduledGame, locale: LocaleCode): Omit<Lottery, 'draw' | 'results'> {
  const { code, numbers, picks, prizes } = game
  const name = catalogueText('lottery', { picks, numbers })
  return {
    code,
    name: name === undefined ? `${picks}/${numbers}` : textIn(name, locale),
    numbers,
    picks,
    prizes: prizes.map(({ matched, multiple }) => {
      const { winning, all } = ticketsThatMatch(game, matched)
      return { matched, multiple, winning: Number(winning), all: Number(all) }
    }),
    marketId: LOTTERY_MARKET,
    specifier: specifierOf(game),
    odds: oddsOf(thousandthsOf(game)),
    stakes: Object.fromEntries(
      CURRENCIES.map((currency) => [currency.code, [...ticketStakes(game, currency)]] as const),
    ),
  }
}
