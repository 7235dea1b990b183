import type { ApiClient } from '@touchline/contract'
import { Secret, TOTP } from 'otpauth'
import { describe, expect, it } from 'vitest'
import { engines } from '../../db/testing/test-database.ts'
import { backendOfSuite } from '../testing/backend-of-suite.ts'
import { overtaken } from '../testing/overtaken.ts'
import { refusalOf } from '../testing/refusal.ts'
import { readOutbox } from '../../messaging/read-outbox.ts'
import { createSoftwareAuthenticator } from './testing/software-authenticator.ts'

const PASSWORD = 'Secret-pass-1'
const ORIGIN = 'https://play.example.test'
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0'

describe.each(engines)('passkeys on $name', (engine) => {
  const test = backendOfSuite(engine, { publicUrl: ORIGIN, secondFactor: 'always' })

  const proof = { body: { currentPassword: PASSWORD } }
  const unknown = { status: 401, messageKey: 'error.passkey.unknown' }
  const refused = { status: 422, messageKey: 'error.passkey.refused' }

  async function joined(origin = ORIGIN) {
    const client = test.visitor({ headers: { 'user-agent': FIREFOX } })
    const email = `${crypto.randomUUID()}@example.test`
    await client('signUp', { body: { email, password: PASSWORD, termsAccepted: true } })
    return { client, email, authenticator: createSoftwareAuthenticator(origin) }
  }
  const optionsOf = async (client: ApiClient) => (await client('beginPasskey', proof)).data.options
  const question = async () => (await test.visitor()('beginPasskeySignIn')).data.options
  const enter = (credential: string) => test.visitor()('signInByPasskey', { body: { credential } })

  it('[AUTH-01] a passkey is added by the password and signs in alone, without any code', async () => {
    const { client, email, authenticator } = await joined()
    expect(
      await refusalOf(client('beginPasskey', { body: { currentPassword: 'wrong' } })),
    ).toMatchObject({ status: 403 })
    const credential = authenticator.create(await optionsOf(client))
    await client('addPasskey', { body: { credential } })
    const [passkey] = (await client('getSecurity')).data.passkeys
    expect(passkey).toMatchObject({ name: 'Firefox, Linux', usedAt: null })
    const { data } = await enter(authenticator.sign(await question()))
    expect(data.player.email).toBe(email)
    expect((await client('getSecurity')).data.passkeys[0]?.usedAt).not.toBeNull()
    const removal = { id: passkey?.id ?? '', currentPassword: PASSWORD }
    await client('removePasskey', { body: removal })
    expect(await refusalOf(client('removePasskey', { body: removal }))).toMatchObject({
      status: 404,
    })
    expect(await refusalOf(enter(authenticator.sign(await question())))).toMatchObject(unknown)
    const told = (await readOutbox(test.database.kysely, email)).filter(({ kind }) =>
      kind.startsWith('pass'),
    )
    expect(told.map(({ kind }) => kind)).toEqual(['passkey_added', 'passkey_removed'])
    expect(told[0]?.body).toContain('Firefox, Linux')
  })

  it('[S6] two of one browser are told apart, by their own names too, in the list and in the e-mails about them', async () => {
    const { client, email } = await joined()
    for (let number = 1; number <= 2; number += 1) {
      const credential = createSoftwareAuthenticator(ORIGIN).create(await optionsOf(client))
      await client('addPasskey', { body: { credential } })
      test.clock.advance(1)
    }
    const { passkeys } = (await client('getSecurity')).data
    const names = ['Firefox, Linux', 'Firefox, Linux (2)']
    expect(passkeys.map(({ name }) => name)).toEqual(names)
    const second = { id: passkeys[1]?.id ?? '', currentPassword: PASSWORD }
    const rename = (by: ApiClient, name: string) =>
      by('renamePasskey', { body: { id: second.id, name } })
    const stranger = await joined()
    expect(await refusalOf(rename(stranger.client, 'Mine'))).toMatchObject({ status: 404 })
    for (const [wanted, name] of [
      ['Firefox, Linux', 'Firefox, Linux (2)'],
      [' Work key ', 'Work key'],
      ['Work\u202E key', 'Work key'],
      ['\u200B', 'Work key'],
    ] as const) {
      await rename(client, wanted)
      expect((await client('getSecurity')).data.passkeys[1]?.name).toBe(name)
    }
    await client('removePasskey', { body: second })
    const last = (await readOutbox(test.database.kysely, email)).at(-1)
    expect(last).toMatchObject({ kind: 'passkey_removed' })
    expect(last?.body).toContain('“Work key”')
  })

  it('an answer is taken once, in time, for this site, for whom it was asked, by one who was verified', async () => {
    const { client, authenticator } = await joined()
    const options = await optionsOf(client)
    const credential = authenticator.create(options)
    const stranger = await joined()
    expect(await refusalOf(stranger.client('addPasskey', { body: { credential } }))).toMatchObject(
      refused,
    )
    const asked = JSON.parse(await optionsOf(stranger.client)) as object
    const unaskable = stranger.authenticator.create(JSON.stringify({ ...asked, challenge: '\0' }))
    expect(
      await refusalOf(stranger.client('addPasskey', { body: { credential: unaskable } })),
    ).toMatchObject(refused)
    const own = authenticator.create(await optionsOf(client))
    await client('addPasskey', { body: { credential: own } })
    expect(await refusalOf(client('addPasskey', { body: { credential: own } }))).toMatchObject(
      refused,
    )
    const elsewhere = await joined('https://play.example.test.evil')
    const foreign = elsewhere.authenticator.create(await optionsOf(elsewhere.client))
    expect(
      await refusalOf(elsewhere.client('addPasskey', { body: { credential: foreign } })),
    ).toMatchObject(refused)

    const signed = authenticator.sign(await question())
    await enter(signed)
    expect(await refusalOf(enter(signed))).toMatchObject(unknown)
    const late = await question()
    test.clock.advance(6 * 60_000)
    expect(await refusalOf(enter(authenticator.sign(late)))).toMatchObject(unknown)
    const unverified = authenticator.sign(await question(), { isVerified: false })
    expect(await refusalOf(enter(unverified))).toMatchObject(unknown)
    const forged = authenticator.sign(await question(), { isForged: true })
    expect(await refusalOf(enter(forged))).toMatchObject(unknown)
    // The counter of a copy lags behind.
    const copied = authenticator.sign(await question(), { counter: 0 })
    expect(await refusalOf(enter(copied))).toMatchObject(unknown)
    for (const junk of ['{}', '[]', 'null', 'no json', '{"id":7}', String.raw`{"id":"\u0000"}`]) {
      expect(await refusalOf(enter(junk))).toMatchObject(unknown)
    }
  })

  it('a database that fails refuses nobody’s passkey and uses no challenge up', async () => {
    const { client, email, authenticator } = await joined()
    const whileAway = async (table: string, work: () => Promise<unknown>) => {
      await test.database.pool.query(`alter table ${table} rename to ${table}_away`)
      try {
        return (await refusalOf(work())).status
      } finally {
        await test.database.pool.query(`alter table ${table}_away rename to ${table}`)
      }
    }
    const credential = authenticator.create(await optionsOf(client))
    const add = () => client('addPasskey', { body: { credential } })
    expect(await whileAway('passkey_challenges', add)).toBe(500)
    await add()
    const signed = authenticator.sign(await question())
    expect(await whileAway('passkeys', () => enter(signed))).toBe(500)
    expect(await whileAway('passkey_challenges', () => enter(signed))).toBe(500)
    expect((await enter(signed)).data.player.email).toBe(email)
  })

  const mailsTo = (email: string) => readOutbox(test.database.kysely, email)
  async function tokenIn(email: string, name: string): Promise<string> {
    const body = (await mailsTo(email)).at(-1)?.body ?? ''
    return new RegExp(`${name}=([\\w-]+)`).exec(body)?.[1] ?? expect.fail(`no ${name}`)
  }
  async function reset(email: string): Promise<string> {
    await test.visitor()('requestPasswordReset', { body: { email } })
    const resetPasswordToken = await tokenIn(email, 'reset_password_token')
    const body = { resetPasswordToken, password: 'Another-pass-2' }
    await test.visitor()('resetPassword', { body })
    return (await mailsTo(email)).at(-1)?.body ?? ''
  }
  async function withPasskey() {
    const joining = await joined()
    const { client, authenticator } = joining
    const credential = authenticator.create(await optionsOf(client))
    await client('addPasskey', { body: { credential, name: 'Ada’s phone' } })
    return joining
  }

  it('[S6] whoever joined with an address that was not theirs keeps no key once its owner resets the password', async () => {
    const { client, email, authenticator } = await withPasskey()
    const { secret } = (await client('beginAuthenticator', proof)).data
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: test.clock.now(),
    })
    await client('confirmAuthenticator', { body: { code } })
    const phone = '+44 20 7946 1234'
    await client('updatePlayer', { body: { phone } })
    await client('sendPhoneCode')
    const text = (await mailsTo(phone)).at(-1)?.body ?? ''
    await client('verifyPhone', { body: { code: /^\d{6}/.exec(text)?.[0] ?? '' } })
    expect(await reset(email)).not.toContain('Ada’s phone')
    expect(await refusalOf(enter(authenticator.sign(await question())))).toMatchObject(unknown)
    const { rows } = await test.database.pool.query(
      `select phone, phone_verified_at as "verifiedAt",
         (select count(*)::int from passkeys where player_id = p.id) as passkeys,
         (select count(*)::int from authenticators where player_id = p.id) as authenticators,
         (select count(*)::int from recovery_codes where player_id = p.id) as codes
       from players p where email = $1`,
      [email],
    )
    expect(rows).toEqual([
      { phone: null, verifiedAt: null, passkeys: 0, authenticators: 0, codes: 0 },
    ])
  })

  it('[S6] passkeys of a confirmed player stay, and the e-mail about the new password names them', async () => {
    const { client, email, authenticator } = await withPasskey()
    await test.visitor()('requestConfirmation', { body: { email } })
    const confirmationToken = await tokenIn(email, 'confirmation_token')
    await client('confirmEmail', { query: { confirmationToken } })
    expect(await reset(email)).toContain('Ada’s phone')
    expect((await enter(authenticator.sign(await question()))).data.player.email).toBe(email)
  })

  it('[S6] no key is made in a session that ends meanwhile', async () => {
    const { client, email, authenticator } = await joined()
    const credential = authenticator.create(await optionsOf(client))
    const END = [
      "update players set password_hash = 'of another' where email = $1",
      'delete from sessions s using players p where p.id = s.player_id and p.email = $1',
    ]
    const adding = () => client('addPasskey', { body: { credential } })
    expect(await overtaken(test.database, email, END, adding)).toMatchObject({ status: 401 })
    const other = await joined()
    const { secret } = (await other.client('beginAuthenticator', proof)).data
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: test.clock.now(),
    })
    const confirming = () => other.client('confirmAuthenticator', { body: { code } })
    expect(await overtaken(test.database, other.email, END, confirming)).toMatchObject({
      status: 401,
    })
  })
})
