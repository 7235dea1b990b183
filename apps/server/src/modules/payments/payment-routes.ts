import { API_BASES, calls } from '@touchline/contract'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../db/database.ts'
import { createCallLimit } from '../../http/call-limit.ts'
import { ownAddress } from '../../http/own-address.ts'
import { Problem } from '../../http/problem.ts'
import type { Clock } from '../clock.ts'
import { isHeldCalm } from '../limits/guard-rails.ts'
import { listHolding } from '../limits/limit-rows.ts'
import { readNotifications } from '../players/notifications.ts'
import { getPlayer } from '../players/player-repository.ts'
import type { Routes } from '../sessions/routes.ts'
import type { PaymentService, WebhookOutcome } from './payment-service.ts'
import { comeBackPath, UUID } from './payment-addresses.ts'

type Deps = {
  readonly db: Db
  readonly clock: Clock
  readonly payments: PaymentService
  readonly reminder: DepositReminder
}

export type DepositReminder = {
  /** Players of this group are reminded; undefined: nobody is. */
  readonly group: string | undefined
  readonly seconds: number
}

const MOVE_RATE = { burst: 10, everyMs: 6_000 }

export function paymentRoutes(routes: Routes, deps: Deps): void {
  const { db, clock, payments } = deps
  const limit = createCallLimit(() => clock.now(), 'error.payment.too_often')
  const countMove = (playerId: number) => limit(String(playerId), MOVE_RATE)

  routes.signedIn(calls.listPaymentMethods, async ({ player, query }) => ({
    data: await payments.methods(player.id, query.currency),
  }))
  routes.signedIn(calls.listPayments, async ({ player }) => ({
    data: [...(await payments.list(player.id))],
  }))
  routes.signedIn(calls.getPayment, async ({ player, params }) => {
    const found = await payments.find(player.id, uuidOf(params['id']))
    if (found === undefined) throw new Problem(404, 'error.http.not_found')
    return { data: found }
  })
  routes.signedIn(calls.openDeposit, async ({ player, body, locale }) => {
    countMove(player.id)
    const { returnTo, ...order } = body
    const path = pathOf(returnTo)
    return { data: await payments.deposit(player.id, { ...order, locale, returnTo: path }) }
  })
  routes.signedIn(calls.requestWithdrawal, async ({ player, body, locale }) => {
    countMove(player.id)
    return { data: await payments.withdraw(player.id, { ...body, locale }) }
  })
  routes.signedIn(calls.closeWithdrawal, async ({ player, body }) => {
    limit(`close ${player.id}`, MOVE_RATE)
    return { data: await payments.closeWithdrawal(player.id, body.reference) }
  })
  routes.signedIn(calls.cancelPayment, async ({ player, params }) => ({
    data: await payments.cancel(player.id, uuidOf(params['id'])),
  }))
  routes.signedIn(calls.getDepositReminder, async ({ player }) => {
    const { group, seconds } = deps.reminder
    const row = await getPlayer(db, player.id)
    // Whoever has set a bound to playing is not asked for more.
    const isOfGroup = group !== undefined && row.statuses.includes(group)
    const limits = await listHolding(db, player.id, new Date(clock.now()))
    const isBound = limits.length > 0 || row.session_limit_minutes !== null
    const isOpen = isOfGroup && !isBound
    const isAsked =
      isOpen &&
      (await readNotifications(db, player.id)).reminders &&
      !(await isHeldCalm(db, player.id))
    return { data: { seconds: isAsked ? seconds : null } }
  })
}

function uuidOf(given = ''): string {
  if (!UUID.test(given)) throw new Problem(404, 'error.http.not_found')
  return given.toLowerCase()
}

/** A path of this site, whatever was given: a payer is sent nowhere else. */
function pathOf(returnTo: string): string {
  const url = ownAddress(returnTo)
  return url === null ? '/' : `${url.pathname}${url.search}`
}

/** What a provider hears: it says again what was not taken. */
const STATUS: Readonly<Record<WebhookOutcome, number>> = {
  changed: 200,
  nothing: 200,
  repeated: 200,
  contradicted: 200,
  elsewhere: 200,
  unreadable: 400,
  forged: 401,
  old: 401,
  unknown: 404,
  early: 409,
  mismatch: 422,
}

/** Where providers tell what has become of a payment; the signature is of the bytes as they came. */
export function webhookRoutes(app: FastifyInstance, payments: Pick<PaymentService, 'hear'>): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    )
    scope.post<{ Params: { provider: string } }>(
      `${API_BASES.platform}/payments/webhooks/:provider`,
      async ({ params, headers, body }, reply) => {
        const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
        const outcome = await payments.hear(params.provider, { headers, body: bytes })
        return reply.code(STATUS[outcome]).send({ data: { outcome } })
      },
    )
  })
}

type CameBack = { Params: { id: string }; Querystring: { left?: string } }

/** Browsers come here from the provider's page; who has the address of a deposit is its payer. */
export function comeBackRoute(
  app: FastifyInstance,
  payments: Pick<PaymentService, 'comeBack'>,
): void {
  app.get<CameBack>(comeBackPath(':id'), async ({ params, query }, reply) => {
    const path = UUID.test(params.id)
      ? await payments.comeBack(params.id.toLowerCase(), query.left === '1')
      : '/'
    return reply.header('Cache-Control', 'no-store').redirect(path, 303)
  })
}
