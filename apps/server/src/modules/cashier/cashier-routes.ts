import { decode, errorBody } from '@touchline/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Db } from '../../db/database.ts'
import { invalidField } from '../../http/invalid-request.ts'
import { Problem } from '../../http/problem.ts'
import type { LocaleCode } from '../../settings/locales.ts'
import { pickLocale } from '../../settings/locales.ts'
import type { Clock } from '../clock.ts'
import type { Cashier } from './cashier.ts'
import { CASHIER_SCRIPT, CASHIER_STYLE } from './cashier-assets.ts'
import { confirmPage, donePage, failurePage, orderPage } from './cashier-page.ts'
import type { PageContext } from './cashier-page.ts'
import type { CashierPayment } from './cashier-store.ts'
import { findByToken, statusAt } from './cashier-store.ts'
import { BEHAVIOURS, decide } from './decide.ts'

type Deps = {
  readonly db: Db
  readonly clock: Clock
  readonly cashier: Cashier
  readonly defaultLocale: LocaleCode
}

const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "script-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'self'",
  "base-uri 'none'",
].join('; ')

const TOKEN = /^[\w-]{1,64}$/

type Asked = { Params: { token: string }; Querystring: { step?: string; scheme?: string } }

/** The pages of the simulated bank. Who has the address of a payment is its payer. */
export async function cashierRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db, clock, cashier, defaultLocale } = deps
  const paymentOf = async ({ token }: Asked['Params']) => {
    const found = TOKEN.test(token) ? await findByToken(db, token) : undefined
    if (found === undefined) throw new Problem(404, 'error.http.not_found')
    return found
  }
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    scope.addHook<object, Asked>('onSend', async (request, reply, payload) => {
      reply.header('Cache-Control', 'no-store').header('Referrer-Policy', 'no-referrer')
      const { statusCode } = reply
      if (statusCode < 400) return payload
      // A payer sees this, and no program.
      const locale = pickLocale(request.headers['accept-language'], defaultLocale)
      const look = { locale, scheme: schemeOf(request.query.scheme) }
      asHtml(reply)
      return failurePage(look, messageOf(payload), statusCode >= 500)
    })
    scope.get('/cashier/cashier.css', (_request, reply) =>
      reply.type('text/css').send(CASHIER_STYLE),
    )
    scope.get('/cashier/cashier.js', (_request, reply) =>
      reply.type('text/javascript').send(CASHIER_SCRIPT),
    )
    scope.get<Asked>('/cashier/:token', async ({ params, query }, reply) => {
      const payment = await paymentOf(params)
      const status = statusAt(payment, clock.now())
      const page = contextOf(payment, query.scheme)
      if (status !== 'open') return send(reply, donePage(page, status))
      return send(reply, query.step === 'confirm' ? confirmPage(page) : orderPage(page))
    })
    scope.post<Asked & { Body: Record<string, string> | undefined }>(
      '/cashier/:token',
      async ({ params, query, body = {} }, reply) => {
        const payment = await paymentOf(params)
        const { decision, behaviour } = body
        if (decision !== 'confirm' && decision !== 'cancel') {
          throw invalidField('decision', 'must be confirm or cancel')
        }
        const chosen = BEHAVIOURS.find((one) => one === behaviour) ?? 'succeed'
        await decide(db, payment, decision === 'confirm' ? chosen : 'cancel', clock.now())
        // A merchant that does not answer is told again later: the payer does not wait for that.
        await cashier.deliver().catch(() => undefined)
        const { path } = contextOf(payment, query.scheme)
        return reply.redirect(path, 303)
      },
    )
  })
}

/** What the answer to a program says. */
function messageOf(payload: unknown): string {
  const read = decode(errorBody, JSON.parse(String(payload)))
  return read.ok ? (read.value.data.localizedMessage ?? '') : ''
}

function schemeOf(scheme: unknown): PageContext['scheme'] {
  return scheme === 'dark' || scheme === 'light' ? scheme : undefined
}

function contextOf(payment: CashierPayment, scheme: string | undefined): PageContext {
  const known = schemeOf(scheme)
  const path = `/cashier/${payment.token}${known === undefined ? '' : `?scheme=${known}`}`
  return { payment, scheme: known, path }
}

function send(reply: FastifyReply, html: string): FastifyReply {
  return asHtml(reply).send(html)
}

function asHtml(reply: FastifyReply): FastifyReply {
  return reply.type('text/html; charset=utf-8').header('Content-Security-Policy', POLICY)
}
