import type { ApiClient, ApiError } from '@touchline/contract'
import { Secret, TOTP } from 'otpauth'
import { describe, expect, it } from 'vitest'
import { engines } from '../../db/testing/test-database.ts'
import { readOutbox } from '../../messaging/read-outbox.ts'
import { backendOfSuite } from '../testing/backend-of-suite.ts'
import { refusalOf } from '../testing/refusal.ts'

const PASSWORD = 'Secret-pass-1'
const MINUTE_MS = 60_000
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0'

describe.each(engines)('the second factor on $name', (engine) => {
  const test = backendOfSuite(engine, { secondFactor: 'new-device', countryHeader: 'x-country' })

  async function join(): Promise<{ client: ApiClient; email: string }> {
    const client = test.visitor()
    const email = `${crypto.randomUUID()}@example.test`
    await client('signUp', { body: { email, password: PASSWORD, termsAccepted: true } })
    return { client, email }
  }
  const signIn = (client: ApiClient, email: string, password = PASSWORD) =>
    client('signIn', { body: { email, password } })
  /** What a refused sign-in waits for. */
  const neededBy = async (work: Promise<unknown>) => {
    const error = await refusalOf(work)
    expect(error).toMatchObject({ status: 403, messageKey: 'error.auth.code_needed' })
    return error.details as { challenge: string; way: string; resend_seconds: number }
  }
  const written = (email: string) => readOutbox(test.database.kysely, email)
  const mails = async (email: string) =>
    (await written(email)).filter(({ kind }) => kind === 'sign_in_code')
  const codeFor = async (email: string) =>
    /^\d{6}$/m.exec((await mails(email)).at(-1)?.body ?? '')?.[0] ?? expect.fail('no code')
  const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
  const confirm = (client: ApiClient, challenge: string, code: string) =>
    client('confirmSignIn', { body: { challenge, code } })
  const wrong = { status: 422, messageKey: 'error.auth.code_wrong' }
  const expired = { status: 422, messageKey: 'error.auth.code_expired' }

  it('[FAIR-34] a device that is new asks for a code of an e-mail, once, and is known from then on', async () => {
    const { client, email } = await join()
    const device = test.visitor({ headers: { 'user-agent': FIREFOX } })
    const { challenge, ...needed } = await neededBy(signIn(device, email))
    expect(needed).toEqual({ way: 'mail', resend_seconds: 60 })
    expect((await mails(email)).at(-1)?.body).toContain('Firefox, Linux')
    expect(await refusalOf(device('getPlayer'))).toMatchObject({ status: 401 })
    const code = await codeFor(email)
    expect(await refusalOf(confirm(device, challenge, another(code)))).toMatchObject({
      ...wrong,
      details: { fields: { code: 'error.auth.code_wrong' } },
    })
    const { data } = await confirm(device, challenge, `  ${code.slice(0, 3)}-${code.slice(3)} `)
    expect(data.player.email).toBe(email)
    expect((await device('getPlayer')).data.email).toBe(email)
    // Used up, and the outbox has forgotten it.
    expect(await refusalOf(confirm(device, challenge, code))).toMatchObject(expired)
    expect((await mails(email)).at(-1)?.body).toBe('')
    await device('signOut')
    await signIn(device, email)
    // The device of the sign-up was known from the start.
    await client('signOut')
    await signIn(client, email)
  })

  it('[FAIR-34] keeps neither code nor token, and ends both by time, by a newer one and by five wrong guesses', async () => {
    const { email } = await join()
    const device = test.visitor()
    const first = await neededBy(signIn(device, email))
    const firstCode = await codeFor(email)
    const { rows } = await test.database.pool.query<{ text: string }>(
      'select row_to_json(c)::text as text from sign_in_challenges c',
    )
    expect(rows.map(({ text }) => text).join('')).not.toContain(first.challenge)
    const second = await neededBy(signIn(device, email))
    expect(await refusalOf(confirm(device, first.challenge, firstCode))).toMatchObject(expired)
    const code = await codeFor(email)
    const guesses = Array.from({ length: 5 }, () =>
      refusalOf(confirm(device, second.challenge, another(code))),
    )
    for (const { messageKey } of await Promise.all(guesses)) {
      expect(messageKey).toBe('error.auth.code_wrong')
    }
    expect(await refusalOf(confirm(device, second.challenge, code))).toMatchObject(expired)
    const third = await neededBy(signIn(device, email))
    test.clock.advance(10 * MINUTE_MS)
    const late = confirm(device, third.challenge, await codeFor(email))
    expect(await refusalOf(late)).toMatchObject(expired)
  })

  it('[FAIR-34] counts guesses of a player over all their sign-ins, and e-mails too', async () => {
    const { email } = await join()
    const device = test.visitor()
    const answers: ApiError[] = []
    for (let round = 0; round < 3; round += 1) {
      const { challenge } = await neededBy(signIn(device, email))
      const code = another(await codeFor(email))
      for (let guess = 0; guess < 4; guess += 1) {
        answers.push(await refusalOf(confirm(device, challenge, code)))
      }
    }
    expect(answers.map(({ status }) => status)).toEqual([
      ...Array.from({ length: 10 }, () => 422),
      429,
      429,
    ])
    await neededBy(signIn(device, email))
    await neededBy(signIn(device, email))
    expect(await refusalOf(signIn(device, email))).toMatchObject({ status: 429 })
    expect(await mails(email)).toHaveLength(5)
  })

  it('sends another code after a minute, which ends the one before', async () => {
    const { email } = await join()
    const device = test.visitor()
    const { challenge } = await neededBy(signIn(device, email))
    const code = await codeFor(email)
    const resend = () => device('resendSignInCode', { body: { challenge } })
    expect(await refusalOf(resend())).toMatchObject({ status: 429 })
    test.clock.advance(MINUTE_MS)
    const { data } = await resend()
    expect(data).toMatchObject({ way: 'mail', resendSeconds: 60 })
    expect(await refusalOf(confirm(device, challenge, code))).toMatchObject(expired)
    await confirm(device, data.challenge, await codeFor(email))
  })

  it('[FAIR-34] a wrong password and an unknown address are told nothing of codes, and send none', async () => {
    const { email } = await join()
    const guess = await refusalOf(signIn(test.visitor(), email, 'wrong'))
    const nobody = await refusalOf(signIn(test.visitor(), 'nobody@example.test', 'wrong'))
    expect([guess.status, guess.messageKey, guess.details]).toEqual([
      nobody.status,
      nobody.messageKey,
      nobody.details,
    ])
    expect(await mails(email)).toEqual([])
  })

  it('a new password makes every other device new', async () => {
    const { client, email } = await join()
    const device = test.visitor()
    const { challenge } = await neededBy(signIn(device, email))
    await confirm(device, challenge, await codeFor(email))
    const change = { currentPassword: PASSWORD, password: 'Another-pass-2' }
    await client('changePassword', { body: change })
    expect((await written(email)).at(-1)).toMatchObject({ kind: 'password_changed' })
    await client('signOut')
    await signIn(client, email, change.password)
    await neededBy(signIn(device, email, change.password))
  })

  it('[FAIR-34] an authenticator takes the place of the e-mail; no code of it works twice, and recovery codes once each', async () => {
    const { client, email } = await join()
    const proof = { body: { currentPassword: PASSWORD } }
    expect(
      await refusalOf(client('beginAuthenticator', { body: { currentPassword: 'wrong' } })),
    ).toMatchObject({ status: 403 })
    const { data } = await client('beginAuthenticator', proof)
    expect(data.uri).toMatch(/^otpauth:\/\/totp\/Touchline/)
    const totp = new TOTP({ secret: Secret.fromBase32(data.secret) })
    const codeNow = () => totp.generate({ timestamp: test.clock.now() })
    const prove = (code: string) => client('confirmAuthenticator', { body: { code } })
    expect(await refusalOf(prove(another(codeNow())))).toMatchObject(wrong)
    const { codes } = (await prove(codeNow())).data
    expect(new Set(codes).size).toBe(10)
    expect(await refusalOf(client('beginAuthenticator', proof))).toMatchObject({ status: 422 })
    const device = test.visitor()
    const sent = (await mails(email)).length
    const first = await neededBy(signIn(device, email))
    expect(first).toMatchObject({ way: 'authenticator', resend_seconds: 0 })
    expect(await mails(email)).toHaveLength(sent)
    // The code that proved it has been taken.
    expect(await refusalOf(confirm(device, first.challenge, codeNow()))).toMatchObject(wrong)
    test.clock.advance(30_000)
    await confirm(device, first.challenge, codeNow())
    const [recovery = ''] = codes
    const lost = test.visitor()
    const second = await neededBy(signIn(lost, email))
    await confirm(lost, second.challenge, recovery.toLowerCase())
    const third = await neededBy(signIn(test.visitor(), email))
    expect(await refusalOf(confirm(lost, third.challenge, recovery))).toMatchObject(wrong)
    expect((await client('getSecurity')).data).toMatchObject({
      secondFactor: 'new-device',
      hasAuthenticator: true,
      recoveryCodesLeft: 9,
    })
    const renewed = (await client('renewRecoveryCodes', proof)).data.codes
    expect(renewed).not.toContain(codes[1])
    await client('removeAuthenticator', proof)
    expect((await client('getSecurity')).data).toMatchObject({
      hasAuthenticator: false,
      recoveryCodesLeft: 0,
    })
    // There is none any more, and no second word about it.
    await client('removeAuthenticator', proof)
    const told = (await written(email)).map(({ kind }) => kind)
    expect(told.filter((kind) => kind.startsWith('authenticator'))).toEqual([
      'authenticator_added',
      'authenticator_removed',
    ])
  })

  it('[FAIR-34] a proof whose answer was lost shows other recovery codes, and tells of it once', async () => {
    const { client, email } = await join()
    const proof = { body: { currentPassword: PASSWORD } }
    const { secret } = (await client('beginAuthenticator', proof)).data
    const totp = new TOTP({ secret: Secret.fromBase32(secret) })
    const codeNow = () => totp.generate({ timestamp: test.clock.now() })
    const code = codeNow()
    const prove = () => client('confirmAuthenticator', { body: { code } })
    const lost = (await prove()).data.codes
    const shown = (await prove()).data.codes
    expect(new Set([...lost, ...shown]).size).toBe(20)
    expect((await client('getSecurity')).data.recoveryCodesLeft).toBe(10)
    const told = (await written(email)).filter(({ kind }) => kind === 'authenticator_added')
    expect(told).toHaveLength(1)
    const device = test.visitor()
    const { challenge } = await neededBy(signIn(device, email))
    await confirm(device, challenge, shown[0] ?? '')
    // A code that has signed somebody in since proves nothing again.
    test.clock.advance(30_000)
    const next = await neededBy(signIn(test.visitor(), email))
    await confirm(test.visitor(), next.challenge, codeNow())
    expect(await refusalOf(prove())).toMatchObject(wrong)
  })

  it('[FAIR-32] tells the sign-in before, with its device and place, and keeps the last ten', async () => {
    const { client, email } = await join()
    const { data: security } = await client('getSecurity')
    expect(security.signIns).toHaveLength(1)
    const joined = security.signIns[0]
    test.clock.advance(MINUTE_MS)
    const device = test.visitor({ headers: { 'user-agent': FIREFOX, 'x-country': 'at' } })
    const { challenge } = await neededBy(signIn(device, email))
    const { data } = await confirm(device, challenge, await codeFor(email))
    expect(data.previous).toEqual(joined)
    test.clock.advance(MINUTE_MS)
    const next = await signIn(device, email)
    expect(next.data.previous).toMatchObject({ browser: 'Firefox', system: 'Linux', country: 'AT' })
    for (let times = 0; times < 10; times += 1) await signIn(device, email)
    const { signIns } = (await device('getSecurity')).data
    expect(signIns).toHaveLength(10)
    expect(signIns).not.toContainEqual(joined)
    const [session] = (await device('listSessions')).data.filter(({ isCurrent }) => isCurrent)
    expect(session).toMatchObject({ country: 'AT' })
  })
})

describe.each(engines)('the setting of the second factor on $name', (engine) => {
  const test = backendOfSuite(engine, { secondFactor: 'off' })
  const body = () => ({
    email: `${crypto.randomUUID()}@example.test`,
    password: PASSWORD,
    termsAccepted: true as const,
  })

  it('off asks nobody but players with an authenticator; always asks on known devices too', async () => {
    const plain = body()
    await test.visitor()('signUp', { body: plain })
    await test.visitor()('signIn', { body: plain })
    const careful = body()
    const client = test.visitor()
    await client('signUp', { body: careful })
    const { data } = await client('beginAuthenticator', { body: { currentPassword: PASSWORD } })
    const totp = new TOTP({ secret: Secret.fromBase32(data.secret) })
    const code = totp.generate({ timestamp: test.clock.now() })
    await client('confirmAuthenticator', { body: { code } })
    expect(await refusalOf(test.visitor()('signIn', { body: careful }))).toMatchObject({
      messageKey: 'error.auth.code_needed',
    })
    await client('signIn', { body: careful })
    await test.restart({ settings: { secondFactor: 'always' } })
    const again = test.visitor()
    const joining = body()
    await again('signUp', { body: joining })
    expect(await refusalOf(again('signIn', { body: joining }))).toMatchObject({
      messageKey: 'error.auth.code_needed',
    })
  })
})
