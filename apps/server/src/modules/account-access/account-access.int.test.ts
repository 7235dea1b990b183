import { describe, expect, it } from 'vitest'
import { engines } from '../../db/testing/test-database.ts'
import { forgetExpiredSecrets } from '../../messaging/outbox-messenger.ts'
import { readOutbox } from '../../messaging/read-outbox.ts'
import { backendOfSuite } from '../testing/backend-of-suite.ts'
import { refusalOf } from '../testing/refusal.ts'

const PASSWORD = 'Secret-pass-1'
const HOUR_MS = 3_600_000

describe.each(engines)('ways back into an account on $name', (engine) => {
  const test = backendOfSuite(engine, { publicUrl: 'https://play.example.test' })

  async function join(language = 'en') {
    const client = test.visitor()
    const email = `${crypto.randomUUID()}@example.test`
    await client('signUp', {
      body: { email, password: PASSWORD, language, termsAccepted: true },
    })
    return { client, email }
  }

  const mails = (email: string) => readOutbox(test.database.kysely, email)
  /** The token in the link of the last e-mail. */
  async function tokenFor(email: string, parameter: string): Promise<string> {
    const body = (await mails(email)).at(-1)?.body ?? ''
    const token = new RegExp(`[?&]${parameter}=([\\w-]+)`).exec(body)?.[1]
    return token ?? expect.fail(`no ${parameter} in: ${body}`)
  }
  const ask = (email: string) => test.visitor()('requestPasswordReset', { body: { email } })
  const setPassword = (resetPasswordToken: string, password: string) =>
    test.visitor()('resetPassword', { body: { resetPasswordToken, password } })
  const signIn = (email: string, password: string) =>
    test.visitor()('signIn', { body: { email, password } })

  it('[AUTH-28] [GAP-23] sets a new password by the link of an e-mail, once', async () => {
    const { client, email } = await join('de')
    await ask(email)
    const mail = (await mails(email)).at(-1)
    expect(mail).toMatchObject({ kind: 'reset_password', subject: 'Neues Passwort festlegen' })
    expect(mail?.language).toBe('de')
    expect(mail?.html).toContain('<html lang="de" dir="ltr">')
    expect(mail?.body).toContain(
      'https://play.example.test/de/sports/users/password/edit?reset_password_token=',
    )
    const token = await tokenFor(email, 'reset_password_token')
    await setPassword(token, 'Another-pass-2')
    expect(await refusalOf(client('getPlayer'))).toMatchObject({ status: 401 })
    expect(await refusalOf(signIn(email, PASSWORD))).toMatchObject({ status: 401 })
    await signIn(email, 'Another-pass-2')
    expect(await refusalOf(setPassword(token, 'Third-pass-3'))).toMatchObject({
      status: 422,
      messageKey: 'error.auth.link_invalid',
    })
  })

  it('keeps the hash of a token alone, and ends it by time and by the next one', async () => {
    const { email } = await join()
    await ask(email)
    const first = await tokenFor(email, 'reset_password_token')
    const { rows } = await test.database.pool.query<{ hash: string }>(
      "select encode(token_hash, 'escape') as hash from player_tokens",
    )
    expect(rows.some(({ hash }) => hash.includes(first))).toBe(false)
    await ask(email)
    expect(await refusalOf(setPassword(first, 'Another-pass-2'))).toMatchObject({ status: 422 })
    const second = await tokenFor(email, 'reset_password_token')
    test.clock.advance(2 * HOUR_MS)
    expect(await refusalOf(setPassword(second, 'Another-pass-2'))).toMatchObject({ status: 422 })
  })

  it('answers an unknown address as a known one, and stops both after three e-mails', async () => {
    const { email } = await join()
    for (const address of [email, `${crypto.randomUUID()}@example.test`]) {
      for (let time = 0; time < 3; time += 1) expect(await ask(address)).toBeUndefined()
      expect(await refusalOf(ask(address))).toMatchObject({
        status: 429,
        messageKey: 'error.auth.too_many_attempts',
      })
    }
    const resets = (await mails(email)).filter(({ kind }) => kind === 'reset_password')
    expect(resets).toHaveLength(3)
  })

  it('[AUTH-26] [GAP-24] confirms an e-mail address by the link of the sign-up', async () => {
    const { email } = await join()
    const confirm = (confirmationToken: string) =>
      test.visitor()('confirmEmail', { query: { confirmationToken } })
    const first = await tokenFor(email, 'confirmation_token')
    await test.visitor()('requestConfirmation', { body: { email } })
    const refused = await refusalOf(confirm(first))
    expect(refused).toMatchObject({ status: 422 })
    expect(refused.localizedMessage).toContain('newest e-mail')
    const token = await tokenFor(email, 'confirmation_token')
    expect(token).not.toBe(first)
    await confirm(token)
    const before = (await mails(email)).length
    await test.visitor()('requestConfirmation', { body: { email } })
    expect(await mails(email)).toHaveLength(before)
  })

  it('[AUTH-26] a link whose answer was lost says again that the address is confirmed', async () => {
    const { client, email } = await join()
    const confirmationToken = await tokenFor(email, 'confirmation_token')
    const confirm = () => test.visitor()('confirmEmail', { query: { confirmationToken } })
    await Promise.all([confirm(), confirm()])
    expect(await confirm()).toEqual({ data: { email } })
    expect((await client('getPlayer')).data.emailConfirmed).toBe(true)
    await test.restart({ downMs: 7 * 24 * HOUR_MS })
    expect(await refusalOf(confirm())).toMatchObject({ status: 422 })
  })

  it('[AUTH-27] locks after ten wrong passwords and unlocks by the link of an e-mail', async () => {
    const { email } = await join()
    await test.visitor()('requestUnlock', { body: { email } })
    expect((await mails(email)).filter(({ kind }) => kind === 'unlock')).toEqual([])
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect(await refusalOf(signIn(email, `wrong-${attempt}`))).toMatchObject({ status: 401 })
    }
    expect(await refusalOf(signIn(email, PASSWORD))).toMatchObject({
      status: 429,
      messageKey: 'error.auth.locked',
    })
    const unlocks = (await mails(email)).filter(({ kind }) => kind === 'unlock')
    expect(unlocks).toHaveLength(1)
    expect(unlocks[0]?.body).toMatch(/\/sports\?unlock_token=[\w-]+#unlock/)
    await test.visitor()('requestUnlock', { body: { email } })
    const unlockToken = await tokenFor(email, 'unlock_token')
    const unlock = () => test.visitor()('unlockAccount', { query: { unlockToken } })
    await unlock()
    await signIn(email, PASSWORD)
    // The answer may have been lost.
    expect(await unlock()).toBeUndefined()
    const isWrong = (attempt: number) => refusalOf(signIn(email, `wrong-${attempt}`))
    for (let attempt = 0; attempt < 9; attempt += 1) await isWrong(attempt)
    await unlock()
    await isWrong(9)
    expect(await refusalOf(signIn(email, PASSWORD))).toMatchObject({ status: 429 })
    expect(await refusalOf(unlock())).toMatchObject({ status: 422 })
  })

  it('[S2] the outbox keeps a link no longer than it works: its use, a newer one and its end each empty it', async () => {
    const { email } = await join()
    const bodies = async (kind: string) =>
      (await mails(email)).filter((mail) => mail.kind === kind).map(({ body, html }) => body + html)
    await ask(email)
    await ask(email)
    const [first, second] = await bodies('reset_password')
    expect(first).toBe('')
    expect(second).toContain('reset_password_token=')
    await setPassword(await tokenFor(email, 'reset_password_token'), 'Another-pass-2')
    expect(await bodies('reset_password')).toEqual(['', ''])
    await ask(email)
    await forgetExpiredSecrets(test.database.kysely, new Date(test.clock.now() + HOUR_MS))
    expect((await bodies('reset_password')).at(-1)).not.toBe('')
    await forgetExpiredSecrets(test.database.kysely, new Date(test.clock.now() + 2 * HOUR_MS))
    expect((await bodies('reset_password')).at(-1)).toBe('')
    expect((await bodies('confirmation')).at(-1)).not.toBe('')
  })

  it('[P23] tells whether a link still works before it is used, and leaves it as it is', async () => {
    const { email } = await join()
    const check = (resetPasswordToken: string) =>
      test.visitor()('checkPasswordLink', { query: { resetPasswordToken } })
    const other = await tokenFor(email, 'confirmation_token')
    await ask(email)
    const token = await tokenFor(email, 'reset_password_token')
    await check(token)
    await setPassword(token, 'Another-pass-2')
    const invalid = { status: 422, messageKey: 'error.auth.link_invalid' }
    expect(await refusalOf(check(token))).toMatchObject(invalid)
    expect(await refusalOf(check(other))).toMatchObject(invalid)
  })

  it('[S6] looks a token up before it works on the password, and counts those that were none', async () => {
    // What other tests have counted is over.
    test.clock.advance(HOUR_MS)
    const guess = () => refusalOf(setPassword(crypto.randomUUID(), 'Password1'))
    // As a common password would be refused, had the token not been looked at first.
    expect(await guess()).toMatchObject({ status: 422, messageKey: 'error.auth.link_invalid' })
    const { email } = await join()
    await ask(email)
    await setPassword(await tokenFor(email, 'reset_password_token'), 'Another-pass-2')
    const others = await Promise.all(Array.from({ length: 99 }, guess))
    expect(new Set(others.map(({ status }) => status))).toEqual(new Set([422]))
    expect(await guess()).toMatchObject({
      status: 429,
      messageKey: 'error.auth.too_many_attempts',
    })
    test.clock.advance(HOUR_MS)
  })

  it.each(['', 'a\0b', 'x'.repeat(3_000), 'abc.', '<abc>'])(
    '[AUTH-26] [AUTH-27] [AUTH-28] a link that came to harm on its way, %o, is told as one that works no more',
    async (token) => {
      const invalid = { messageKey: 'error.auth.link_invalid' }
      const visitor = test.visitor()
      const confirm = visitor('confirmEmail', { query: { confirmationToken: token } })
      expect(await refusalOf(confirm)).toMatchObject(invalid)
      const unlock = visitor('unlockAccount', { query: { unlockToken: token } })
      expect(await refusalOf(unlock)).toMatchObject(invalid)
      const check = visitor('checkPasswordLink', { query: { resetPasswordToken: token } })
      expect(await refusalOf(check)).toMatchObject(invalid)
      expect(await refusalOf(setPassword(token, 'Another-pass-2'))).toMatchObject(invalid)
    },
  )

  it('does not take a token of one purpose for another', async () => {
    const { email } = await join()
    const token = await tokenFor(email, 'confirmation_token')
    expect(await refusalOf(setPassword(token, 'Another-pass-2'))).toMatchObject({ status: 422 })
  })
})
