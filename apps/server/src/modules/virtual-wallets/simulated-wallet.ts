import { createHmac, timingSafeEqual } from 'node:crypto'
import { directionOf, wireLanguage } from '@touchline/contract'
import type { FastifyInstance } from 'fastify'
import { localize } from '../../http/messages.ts'
import { isLocale } from '../../settings/locales.ts'
import type { LocaleCode } from '../../settings/locales.ts'
import type { Clock } from '../clock.ts'
import type { VirtualWalletProvider } from './virtual-wallet-provider.ts'

const OPEN_MS = 5 * 60_000
const PATH = '/virtual-wallet'
const POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "frame-ancestors 'self'",
  "base-uri 'none'",
].join('; ')

type Deps = {
  readonly clock: Pick<Clock, 'now'>
  /** What addresses are signed by, the same in every process. */
  readonly secret: string
}

/** A wallet with nothing in it, on a page of its own: what a provider's looks like from outside. */
export function createSimulatedWallet({ clock, secret }: Deps): VirtualWalletProvider {
  return {
    name: 'simulated',
    apps: ['wallet'],
    async launch({ playerId, app, locale }) {
      const until = clock.now() + OPEN_MS
      const said = `${playerId}.${app}.${locale}.${until}`
      return `${PATH}/${said}.${sign(said, secret)}`
    },
  }
}

/** The page of the simulated wallet. An address opens it for a few minutes. */
export function simulatedWalletRoute(app: FastifyInstance, { clock, secret }: Deps): void {
  app.get<{ Params: { token: string } }>(`${PATH}/:token`, (request, reply) => {
    const locale = readToken(request.params.token, secret, clock.now())
    if (locale === null) return reply.callNotFound()
    return reply
      .type('text/html; charset=utf-8')
      .header('Content-Security-Policy', POLICY)
      .header('Cache-Control', 'no-store')
      .header('Referrer-Policy', 'no-referrer')
      .send(walletPage(locale))
  })
}

const sign = (said: string, secret: string): string =>
  createHmac('sha256', secret).update(`virtual-wallet ${said}`).digest('base64url')

function readToken(token: string, secret: string, now: number): LocaleCode | null {
  const end = token.lastIndexOf('.')
  const said = token.slice(0, end)
  const given = Buffer.from(token.slice(end + 1))
  const expected = Buffer.from(sign(said, secret))
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  const [, , locale = '', until = '0'] = said.split('.')
  return Number(until) >= now && isLocale(locale) ? locale : null
}

const STYLE = `:root{color-scheme:light dark}body{margin:0;display:grid;place-content:center;min-height:100vh;gap:8px;padding:24px;background:light-dark(#f3f5f8,#10151c);color:light-dark(#17202b,#eef2f6);font:16px/1.5 system-ui,sans-serif;text-align:center}h1{margin:0;font-size:20px}p{margin:0;color:light-dark(#586474,#a5b1bf)}`

function walletPage(locale: LocaleCode): string {
  const title = localize('virtual.title', locale)
  return `<!doctype html>
<html lang="${wireLanguage(locale)}" dir="${directionOf(locale)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style></head>
<body><h1>${title}</h1><p>${localize('virtual.note', locale)}</p></body></html>`
}
