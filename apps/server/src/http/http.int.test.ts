import { brotliDecompressSync } from 'node:zlib'
import type { Call } from '@touchline/contract'
import { API_BASES, acceptHeader, calls } from '@touchline/contract'
import type { InjectOptions } from 'fastify'
import { describe, expect, it } from 'vitest'
import { engines } from '../db/testing/test-database.ts'
import { DEMO_PLAYER } from '../modules/authentication/demo-player.ts'
import { backendOfSuite } from '../modules/testing/backend-of-suite.ts'

type ErrorAnswer = { data: { message_key: string } }
type Body = {
  content: Record<string, { schema: { properties: Record<string, { properties: object }> } }>
}
type ApiDocument = {
  paths: Record<string, Record<string, { operationId: string; requestBody?: Body }>>
}

describe.each(engines.slice(0, 1))('the edge of the backend', (engine) => {
  const test = backendOfSuite(engine)

  const inject = (options: InjectOptions) => test.backend.app.inject(options)
  const signIn = (headers: Record<string, string>) =>
    inject({
      method: 'POST',
      url: '/api/platform/users/sign_in',
      headers: { accept: acceptHeader(1), ...headers },
      payload: DEMO_PLAYER,
    })

  it('[HTTP-01] [HTTP-02] [GAP-38] answers the version that the call has, and 406 otherwise', async () => {
    const url = '/api/sportsbook/sports'
    const right = await inject({ url, headers: { accept: acceptHeader(2) } })
    expect(right.statusCode).toBe(200)
    expect(right.headers['content-type']).toContain(acceptHeader(2))
    for (const accept of [acceptHeader(3), 'application/json', '*/*']) {
      const wrong = await inject({ url, headers: { accept } })
      expect(wrong.statusCode).toBe(406)
      expect(wrong.json<ErrorAnswer>().data).toMatchObject({
        message_key: 'error.http.not_acceptable',
        localized_message: `This call needs the header Accept: ${acceptHeader(2)}`,
      })
    }
  })

  it.each([
    { answers: 'that many read at once', url: '/fe-api/settings' },
    { answers: 'that are written for each', url: '/api/sportsbook/matches' },
  ])('compresses long answers $answers for those who ask for it', async ({ url }) => {
    const headers = { accept: acceptHeader(2) }
    const plain = await inject({ url, headers })
    expect(plain.headers['content-encoding']).toBeUndefined()
    const short = await inject({ url, headers: { ...headers, 'accept-encoding': 'gzip, br' } })
    expect(short.headers).toMatchObject({ 'content-encoding': 'br' })
    expect(short.headers.vary).toMatch(/accept-encoding/i)
    expect(short.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2)
    expect(brotliDecompressSync(short.rawPayload).toString()).toBe(plain.body)
  })

  it('[GAP-37] answers errors in the language of the header', async () => {
    const headers = { accept: acceptHeader(1), 'accept-language': 'de-AT,en;q=0.5' }
    const answer = await inject({ url: '/api/platform/player', headers })
    expect(answer.statusCode).toBe(401)
    expect(answer.json()).toEqual({
      data: {
        code: null,
        message_key: 'error.http.unauthorized',
        localized_message: 'Melden Sie sich an, um fortzufahren.',
        details: null,
        errors_by_bet: null,
      },
    })
  })

  it.each([
    { method: 'PUT', url: '/api/sportsbook/sports?lang=en', allow: 'GET, HEAD' },
    { method: 'PATCH', url: '/api/platform/users/sign_in', allow: 'POST' },
    { method: 'DELETE', url: '/api/sportsbook/races/17', allow: 'GET, HEAD' },
    { method: 'POST', url: '/healthz', allow: 'GET, HEAD' },
  ] as const)('[HTTP-04] says which methods $url has', async ({ method, url, allow }) => {
    const answer = await inject({ method, url })
    expect(answer.statusCode).toBe(405)
    expect(answer.headers['allow']).toBe(allow)
    expect(answer.json<ErrorAnswer>().data).toMatchObject({
      message_key: 'error.http.other_method',
      localized_message: 'This address takes other methods.',
    })
    expect((await inject({ method, url: `/api/none${url}` })).statusCode).toBe(404)
  })

  it('refuses state-changing calls from pages of other origins', async () => {
    const foreign = { host: 'site.test', origin: 'https://evil.test' }
    expect((await signIn(foreign)).statusCode).toBe(403)
    expect((await signIn({ host: 'site.test', origin: 'null' })).statusCode).toBe(403)
    expect((await signIn({ host: 'site.test', 'sec-fetch-site': 'cross-site' })).statusCode).toBe(
      403,
    )
    expect((await signIn({ host: 'site.test', origin: 'https://site.test' })).statusCode).toBe(200)
    expect((await signIn({ host: 'site.test' })).statusCode).toBe(200)
  })

  it('keeps the session in a cookie that scripts and other sites cannot use', async () => {
    const [secure] = (await signIn({ host: 'site.test' })).cookies
    expect(secure).toMatchObject({
      name: '__Host-session',
      httpOnly: true,
      sameSite: 'Lax',
      secure: true,
      path: '/',
    })
    const [loopback] = (await signIn({ host: '127.0.0.1:3000' })).cookies
    expect(loopback).toMatchObject({ name: 'session', httpOnly: true, sameSite: 'Lax' })
    expect(loopback?.secure).toBeUndefined()
  })

  it('never caches what may be a player’s', async () => {
    const answer = await inject({
      url: '/api/sportsbook/settings',
      headers: { accept: acceptHeader(2) },
    })
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
  })

  it('names every request', async () => {
    const given = await inject({ url: '/healthz', headers: { 'x-request-id': 'abc-1' } })
    expect(given.headers['x-request-id']).toBe('abc-1')
    const made = await inject({ url: '/healthz', headers: { 'x-request-id': 'not a name!' } })
    expect(made.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('[HTTP-04] answers 404, unreadable bodies and too large ones in its own shape', async () => {
    const headers = { accept: acceptHeader(1), 'content-type': 'application/json' }
    const nowhere = await inject({ url: '/api/platform/nowhere', headers })
    expect(nowhere.statusCode).toBe(404)
    expect(nowhere.json<ErrorAnswer>().data.message_key).toBe('error.http.not_found')
    const url = '/api/platform/users/sign_in'
    const broken = await inject({ method: 'POST', url, headers, payload: '{"email":' })
    expect(broken.statusCode).toBe(400)
    expect(broken.json<ErrorAnswer>().data.message_key).toBe('error.http.bad_request')
    const huge = await inject({ method: 'POST', url, headers, payload: `"${'x'.repeat(300_000)}"` })
    expect(huge.statusCode).toBe(413)
  })

  it('[HTTP-04] [ERRP-03] has nothing at what can be no id, as at an id that is unknown', async () => {
    for (const unknown of ['9', '9'.repeat(14_000), '%00']) {
      const url = `/api/sportsbook/matches/${unknown}`
      const answer = await inject({ url, headers: { accept: acceptHeader(2) } })
      expect(answer.statusCode).toBe(404)
    }
  })

  it('[HTTP-04] says little of a body that breaks every rule, and nothing of one that is no JSON', async () => {
    const post = (type: string, payload: string) =>
      inject({
        method: 'POST',
        url: '/api/platform/users/sign_in',
        headers: { accept: acceptHeader(1), 'content-type': type },
        payload,
      })
    const text = await post('text/plain', '{"email":"a@site.test","password":"Secret-pass-1"}')
    expect(text.statusCode).toBe(415)
    expect(text.json<ErrorAnswer>().data.message_key).toBe('error.http.bad_request')
    expect(text.body).not.toContain('Secret-pass-1')
    const long = await post('application/json', JSON.stringify('x'.repeat(100_000)))
    expect(long.statusCode).toBe(400)
    expect(long.body.length).toBeLessThan(2_000)
  })

  it('[AUTH-16] [HTTP-01] takes a call without a body, whatever type it names', async () => {
    const cookie = String((await signIn({})).headers['set-cookie']).split(';')[0] ?? ''
    const headers = { accept: acceptHeader(1), cookie, 'content-type': 'application/json' }
    const left = await inject({ method: 'DELETE', url: '/api/platform/users/sign_out', headers })
    expect(left.statusCode).toBe(204)
    const after = await inject({ url: '/api/platform/user_limits', headers })
    expect(after.statusCode).toBe(401)
    const needed = await inject({ method: 'POST', url: '/api/platform/users/sign_in', headers })
    expect(needed.json<ErrorAnswer>().data.message_key).toBe('error.form.required')
  })

  it('[P27] says what is wrong with each field in the language of the caller', async () => {
    const refused = async (language: string) => {
      const headers = { accept: acceptHeader(1), 'accept-language': language }
      const payload = { email: `${'x'.repeat(300)}@site.test`, password: 7 }
      const url = '/api/platform/users/sign_in'
      return (await inject({ method: 'POST', url, headers, payload })).json<ErrorAnswer>().data
    }
    expect(await refused('de')).toMatchObject({
      message_key: 'error.form.too_long',
      localized_message: 'Höchstens 254 Zeichen',
      details: {
        fields: { email: 'error.form.too_long', password: 'error.form.invalid' },
        texts: { email: 'Höchstens 254 Zeichen', password: 'Prüfen Sie dieses Feld' },
      },
    })
    expect(await refused('fr')).toMatchObject({
      details: { texts: { email: '254 caractères au maximum', password: 'Vérifiez ce champ' } },
    })
  })

  it('tells the operator how it is', async () => {
    expect((await inject({ url: '/healthz' })).json()).toEqual({ status: 'ok' })
    expect((await inject({ url: '/readyz' })).json()).toEqual({ status: 'ready' })
    const { body } = await inject({ url: '/metrics' })
    for (const name of [
      'touchline_placements_total',
      'touchline_rejections_total',
      'touchline_price_age_seconds',
      'touchline_push_sockets',
      'touchline_settlement_queue',
      'nodejs_eventloop_lag_seconds',
      'touchline_http_request_seconds_bucket',
    ]) {
      expect(body).toContain(name)
    }
  })

  it('describes every call of the contract in its API document', async () => {
    const document = (await inject({ url: '/docs/json' })).json<ApiDocument>()
    for (const call of Object.values<Call>(calls)) {
      const path = `${API_BASES[call.api]}${call.path}`.replace(/:(\w+)/g, '{$1}')
      expect(document.paths[path]?.[call.method.toLowerCase()]?.operationId).toBe(call.name)
    }
    const placement = document.paths['/api/sportsbook/bets']?.['post']?.requestBody?.content
    const meta = placement?.['application/json']?.schema.properties['meta']?.properties
    expect(meta).toHaveProperty('device_id')
  })

  it('shows the document on a page under a policy without inline scripts', async () => {
    const page = await inject({ url: '/docs/' })
    expect(page.statusCode).toBe(200)
    expect(page.headers['content-security-policy']).toContain("script-src 'self'")
    expect(page.body).not.toMatch(/<script>[^<]/)
    expect(page.body).not.toMatch(/https?:\/\/(?!localhost)[^"']*\.(js|css)/)
  })

  it('[GAP-39] serves every call of the contract', async () => {
    for (const call of Object.values<Call>(calls)) {
      const url = `${API_BASES[call.api]}${call.path}`
      const served = test.backend.app.hasRoute({ method: call.method, url })
      expect({ call: call.name, served }).toEqual({ call: call.name, served: true })
    }
  })
})
