import type { ApiClient } from '@touchline/contract'
import { describe, expect, it } from 'vitest'
import { engines } from '../../db/testing/test-database.ts'
import { readOutbox } from '../../messaging/read-outbox.ts'
import { backendOfSuite } from '../testing/backend-of-suite.ts'
import { refusalOf } from '../testing/refusal.ts'
import { isCommonPassword } from './password.ts'

const PASSWORD = 'Secret-pass-1'
const MINUTE_MS = 60_000
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0'

describe.each(engines)('own sessions on $name', (engine) => {
  const test = backendOfSuite(engine, { sessionIdleMinutes: 60 })

  const newEmail = () => `${crypto.randomUUID()}@example.test`
  async function join(): Promise<{ client: ApiClient; email: string }> {
    const client = test.visitor()
    const email = newEmail()
    await client('signUp', { body: { email, password: PASSWORD, termsAccepted: true } })
    return { client, email }
  }
  async function signedIn(email: string, headers: Record<string, string> = {}): Promise<ApiClient> {
    const client = test.visitor({ headers })
    await client('signIn', { body: { email, password: PASSWORD } })
    return client
  }
  const isIn = async (client: ApiClient) =>
    client('getPlayer').then(
      () => true,
      () => false,
    )

  it('[S6] [ASVS 7.2.4] signing in ends the session with which the browser came', async () => {
    const { email } = await join()
    const bearer = { 'x-session': 'token' }
    const first = test.visitor({ headers: bearer })
    const credentials = { email, password: PASSWORD }
    const { token } = (await first('signIn', { body: credentials })).data
    const authorization = `Bearer ${token}`
    const before = test.visitor({ headers: { authorization } })
    expect(await isIn(before)).toBe(true)
    await test.visitor({ headers: { ...bearer, authorization } })('signIn', {
      body: credentials,
    })
    expect(await isIn(before)).toBe(false)
  })

  it('[S6] [ASVS 7.3.1] a session without a sign of its player ends, one in use goes on', async () => {
    const { client: idle, email } = await join()
    const busy = await signedIn(email)
    for (let round = 0; round < 3; round += 1) {
      test.clock.advance(25 * MINUTE_MS)
      expect(await isIn(busy)).toBe(true)
      // What a page asks for by itself is no sign of anybody.
      await idle('getPushToken')
    }
    expect(await refusalOf(idle('getPlayer'))).toMatchObject({ status: 401 })
    expect(await isIn(busy)).toBe(true)
  })

  it('[S6] [ASVS 7.5.2] lists the own sessions and ends one of them, or all others, by the password', async () => {
    const { client, email } = await join()
    const other = await signedIn(email, { 'user-agent': FIREFOX })
    const third = await signedIn(email)
    const stranger = (await join()).client
    const listed = (await client('listSessions')).data
    expect(listed).toHaveLength(3)
    expect(listed.filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
    const firefox = listed.find(({ browser }) => browser === 'Firefox')
    expect(firefox).toMatchObject({ system: 'Linux', isCurrent: false })
    const end = (who: ApiClient, id?: string, currentPassword = PASSWORD) =>
      who('endSessions', { body: { ...(id === undefined ? {} : { id }), currentPassword } })
    expect(await refusalOf(end(client, firefox?.id, 'wrong'))).toMatchObject({
      status: 403,
      messageKey: 'error.auth.wrong_password',
    })
    expect(await refusalOf(end(stranger, firefox?.id))).toMatchObject({ status: 404 })
    expect(await isIn(other)).toBe(true)
    await end(client, firefox?.id)
    expect([await isIn(other), await isIn(third), await isIn(client)]).toEqual([false, true, true])
    expect(await refusalOf(end(client, firefox?.id))).toMatchObject({ status: 404 })
    await end(client)
    expect([await isIn(third), await isIn(client), await isIn(stranger)]).toEqual([
      false,
      true,
      true,
    ])
  })

  it('[S6] [ASVS 6.2.3] [ASVS 7.4.3] a password is changed by the current one, and every other session ends', async () => {
    const { client, email } = await join()
    const other = await signedIn(email)
    const change = (currentPassword: string, password: string) =>
      client('changePassword', { body: { currentPassword, password } })
    expect(await refusalOf(change('wrong', 'Another-pass-2'))).toMatchObject({
      status: 403,
      details: { fields: { current_password: 'error.auth.wrong_password' } },
    })
    expect(await isIn(other)).toBe(true)
    await change(PASSWORD, 'Another-pass-2')
    expect([await isIn(other), await isIn(client)]).toEqual([false, true])
    const old = test.visitor()('signIn', { body: { email, password: PASSWORD } })
    expect(await refusalOf(old)).toMatchObject({ status: 401 })
  })

  it('[S6] a change whose answer was lost is made once, and is no wrong guess when it is asked for again', async () => {
    const { client, email } = await join()
    const body = { currentPassword: PASSWORD, password: 'Another-pass-2' }
    const change = () => client('changePassword', { body })
    await change()
    const other = test.visitor()
    await other('signIn', { body: { email, password: body.password } })
    for (let times = 0; times < 12; times += 1) await change()
    expect([await isIn(other), await isIn(client)]).toEqual([true, true])
    const mails = await readOutbox(test.database.kysely, email)
    expect(mails.filter(({ kind }) => kind === 'password_changed')).toHaveLength(1)
  })

  it('[S6] guesses of the current password are counted as those at the sign-in', async () => {
    const { client } = await join()
    const guess = (currentPassword: string) =>
      refusalOf(client('changePassword', { body: { currentPassword, password: 'Another-pass-2' } }))
    for (let tries = 0; tries < 10; tries += 1) {
      expect(await guess(`wrong-${tries}`)).toMatchObject({ status: 403 })
    }
    expect(await guess(PASSWORD)).toMatchObject({ status: 429 })
  })

  it('[S6] [ASVS 6.2.4] refuses common passwords wherever one is set', async () => {
    const { client, email } = await join()
    const common = {
      status: 400,
      messageKey: 'error.form.password_common',
      details: { fields: { password: 'error.form.password_common' } },
    }
    for (const password of ['Password1', 'qwerty123', 'TRUSTNO1', '1q2w3e4r']) {
      const body = { email: newEmail(), password, termsAccepted: true as const }
      expect(await refusalOf(test.visitor()('signUp', { body }))).toMatchObject(common)
    }
    const change = { currentPassword: PASSWORD, password: 'Password1' }
    expect(await refusalOf(client('changePassword', { body: change }))).toMatchObject(common)
    await test.visitor()('requestPasswordReset', { body: { email } })
    const [mail] = (await readOutbox(test.database.kysely, email)).slice(-1)
    const resetPasswordToken = /reset_password_token=([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? ''
    const reset = (password: string) =>
      test.visitor()('resetPassword', { body: { resetPasswordToken, password } })
    expect(await refusalOf(reset('Password1'))).toMatchObject(common)
    // The link was not used up by that.
    await reset('Another-pass-2')
    expect(await isCommonPassword('correct-horse-7')).toBe(false)
  })
})
