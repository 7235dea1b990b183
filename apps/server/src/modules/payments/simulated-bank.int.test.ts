import { describe, expect, it, vi } from 'vitest'
import { engines } from '../../db/testing/test-database.ts'
import { backendOfTest } from '../testing/backend-of-suite.ts'
import { paymentSteps } from './testing/payment-steps.ts'

const FORM = 'application/x-www-form-urlencoded'

describe.each(engines)('the page of the simulated bank on $name', (engine) => {
  const test = backendOfTest(engine)
  const { openDeposit, statusOf, pay, payments } = paymentSteps(test)

  it.each([
    ['nothing', undefined, undefined, 400],
    ['an empty form', FORM, '', 400],
    ['a decision that is none', FORM, 'decision=perhaps&behaviour=__proto__', 400],
    ['JSON', 'application/json', 'null', 415],
    ['a text', 'text/plain', 'decision=confirm', 415],
  ])('decides nothing for %s', async (_, type, payload, status) => {
    const payment = await openDeposit()
    const answer = await test.backend.app.inject({
      method: 'POST',
      url: payment.checkout?.url ?? '',
      ...(type === undefined ? {} : { headers: { 'content-type': type } }),
      ...(payload === undefined ? {} : { payload }),
    })
    expect(answer.statusCode).toBe(status)
    await payments().cashier?.deliver()
    expect(await statusOf(payment)).toBe('opened')
    await pay(payment)
    expect(await statusOf(payment)).toBe('succeeded')
  })

  it('[R2] says to a payer, in place of what a program reads, that it cannot be made now', async () => {
    const { checkout } = await openDeposit()
    const gone = new Error('Connection terminated')
    vi.spyOn(test.database.pool, 'connect').mockRejectedValue(gone)
    const answer = await test.backend.app.inject({
      url: `${checkout?.url}?scheme=dark`,
      headers: { 'accept-language': 'de-DE,de' },
    })
    vi.restoreAllMocks()
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['content-type']).toContain('text/html')
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
    expect(answer.body).toContain('<html lang="de" dir="ltr" data-scheme="dark">')
    expect(answer.body).toContain('Der Dienst ist')
    expect(answer.body).toContain('href="">Noch einmal versuchen</a>')
  })

  it.each(['GET', 'POST'] as const)('is nowhere by a token of nobody: %s', async (method) => {
    for (const token of ['x', '%00', 'x%00y', '%ff']) {
      const headers = { 'content-type': FORM }
      const asked = { method, url: `/cashier/${token}`, headers, payload: 'decision=confirm' }
      const answer = await test.backend.app.inject(asked)
      expect(answer.statusCode).toBe(404)
      expect(answer.body).toContain('<h1 role="alert">')
      expect(answer.body).not.toContain('href=""')
    }
  })
})
