import { poolAmount } from '@touchline/betting'
import { channels, encodePushEvent, newsChannel } from '@touchline/contract'
import { sql } from 'kysely'
import { createHmac } from 'node:crypto'
import { isDatabaseAway } from '../../db/database-error.ts'
import type { Db } from '../../db/database.ts'
import type { Publisher } from '../../realtime/publisher.ts'
import type { Reporter } from '../../reporting/reporter.ts'
import { LOCALES } from '../../settings/locales.ts'
import { findBets } from '../bets/bet-repository.ts'
import type { PlayerEvents } from '../bets/player-events.ts'
import type { Clock } from '../clock.ts'
import { eachApart } from '../each-apart.ts'
import { repeat } from '../repeat.ts'
import { drawTickets, TICKETS_IN_A_DRAW } from './draw-tickets.ts'
import { findHitsToPay, payHit, putOffHit } from './pay-hits.ts'
import { beginPauses, endPauses, hasBetsToDraw } from './pauses.ts'
import { RoundSecrets } from './secret-chain.ts'

const EVERY_MS = 2_000

type Deps = {
  readonly db: Db
  readonly clock: Clock
  readonly publisher: Publisher
  readonly reporter: Reporter
  /** Of the installation; marks of winners are made with it. */
  readonly secret: string
  /** False while the operator has them switched off. */
  readonly isOn: () => boolean
  readonly events: Pick<PlayerEvents, 'isHeard' | 'betChanged' | 'balanceChanged'>
}

export type JackpotService = {
  /** Draws for every bet that waits and was placed while its jackpot was on, and pays what was hit. */
  draw(): Promise<void>
  /** Tells the pages which amounts have changed since they were told last. */
  tell(): Promise<void>
  start(does: { readonly draws: boolean; readonly tells: boolean }): void
  stop(): Promise<void>
}

/** Safe in several processes side by side: the database says which of them draws and pays. */
export function createJackpotService(deps: Deps): JackpotService {
  const { db, clock, publisher, reporter } = deps
  const secrets = new RoundSecrets()
  const told = new Map<string, string>()
  let does = { draws: false, tells: false }
  const rounds = repeat({ clock, everyMs: EVERY_MS, reporter, task: 'jackpots' }, look)

  const markOf = (playerId: number) =>
    createHmac('sha256', deps.secret).update(`jackpot:${playerId}`).digest('hex').slice(0, 12)

  async function draw(): Promise<void> {
    await (deps.isOn() ? endPauses(db, 'site') : beginPauses(db, 'site'))
    const { rows: played } = await sql<{ id: string }>`
      select j.id from jackpots j where ${hasBetsToDraw} order by j.id
    `.execute(db)
    await eachApart(
      [
        ...played.map(
          ({ id }) =>
            () =>
              drawAll(id),
        ),
        payAll,
      ],
      (step) => step(),
    )
  }

  async function drawAll(id: string): Promise<void> {
    for (let isMore = !rounds.isStopped(); isMore;) {
      const now = new Date(clock.now())
      const drawn = (await drawTickets({ db, secrets, markOf, now }, id)) ?? []
      isMore = !rounds.isStopped() && drawn.length === TICKETS_IN_A_DRAW
      await tellTickets(drawn)
    }
  }

  async function payAll(): Promise<void> {
    const now = new Date(clock.now())
    await eachApart(await findHitsToPay(db, now), async (id) => {
      if (rounds.isStopped()) return
      try {
        const paid = await payHit(db, id, now)
        if (paid !== null) deps.events.balanceChanged(paid.playerId, paid.currency, paid.balance)
      } catch (error) {
        if (isDatabaseAway(error)) throw error
        reporter.report(error, { task: 'jackpots', hitId: String(id) })
        await putOffHit(db, id, now)
      }
    })
  }

  /** To the pages that are open: they show which bets take part. */
  async function tellTickets(
    drawn: readonly { readonly id: bigint; readonly player_id: number }[],
  ): Promise<void> {
    const heard = drawn.filter((bet) => deps.events.isHeard(bet.player_id)).map(({ id }) => id)
    if (heard.length === 0) return
    for (const bet of await findBets(db, heard)) deps.events.betChanged(bet)
  }

  async function tell(): Promise<void> {
    const names = LOCALES.flatMap(({ code }) => [channels.updates(code), newsChannel(code)]).filter(
      (name) => publisher.isWanted?.(name) ?? true,
    )
    if (names.length === 0) return
    const levels = await db
      .selectFrom('jackpot_levels as l')
      .innerJoin('jackpots as j', 'j.id', 'l.jackpot_id')
      .select(['l.jackpot_id', 'l.code', 'l.pool', 'l.round'])
      .where('j.active', '=', true)
      .where('l.active', '=', true)
      .orderBy('l.position')
      .execute()
    for (const [id, own] of Map.groupBy(levels, (level) => level.jackpot_id)) {
      const shown = own.map(({ code, pool, round }) => ({
        code,
        poolAmount: poolAmount(pool),
        round,
      }))
      const state = shown.map((level) => `${level.code} ${level.poolAmount} ${level.round}`).join()
      if (told.get(id) === state) continue
      const isNews = told.has(id)
      told.set(id, state)
      if (!isNews) continue
      const event = encodePushEvent({ type: 'jackpot_changed', jackpot: { id, levels: shown } })
      for (const name of names) void publisher.publish(name, event)
    }
  }

  async function look(): Promise<void> {
    if (does.draws) await draw()
    if (does.tells && deps.isOn()) await tell()
  }

  return {
    draw,
    tell,
    start(duties) {
      does = duties
      rounds.start()
    },
    stop: rounds.stop,
  }
}
