import type { ApiClient } from '@touchline/contract'
import { describe, expect, it } from 'vitest'
import { engines } from '../../db/testing/test-database.ts'
import { readOutbox } from '../../messaging/read-outbox.ts'
import { backendOfSuite } from '../testing/backend-of-suite.ts'
import { hashNewPassword } from '../players/password.ts'
import { overtaken } from '../testing/overtaken.ts'
import { refusalOf } from '../testing/refusal.ts'

const PASSWORD = 'Secret-pass-1'
const OF_ANOTHER = await hashNewPassword('Another-pass-3')

describe.each(engines)('what was begun before a new password on $name', (engine) => {
  const test = backendOfSuite(engine, { secondFactor: 'new-device' })

  async function join(): Promise<{ client: ApiClient; email: string }> {
    const client = test.visitor()
    const email = `${crypto.randomUUID()}@example.test`
    await client('signUp', { body: { email, password: PASSWORD, termsAccepted: true } })
    return { client, email }
  }
  const mailsTo = (email: string) => readOutbox(test.database.kysely, email)
  async function lastIn(email: string, pattern: RegExp): Promise<string> {
    const body = (await mailsTo(email)).at(-1)?.body ?? ''
    return pattern.exec(body)?.[1] ?? expect.fail(`no ${pattern.source} in: ${body}`)
  }
  async function challenged(email: string) {
    const error = await refusalOf(test.visitor()('signIn', { body: { email, password: PASSWORD } }))
    expect(error).toMatchObject({ messageKey: 'error.auth.code_needed' })
    const { challenge } = error.details as { challenge: string }
    return { challenge, code: await lastIn(email, /^(\d{6})$/m) }
  }
  async function reset(email: string): Promise<void> {
    await test.visitor()('requestPasswordReset', { body: { email } })
    const resetPasswordToken = await lastIn(email, /reset_password_token=([\w-]+)/)
    const body = { resetPasswordToken, password: 'Another-pass-2' }
    await test.visitor()('resetPassword', { body })
  }
  const change = (client: ApiClient) => {
    const body = { currentPassword: PASSWORD, password: 'Another-pass-2' }
    return client('changePassword', { body })
  }

  /** What a new password writes. */
  const RENEWAL = [
    `update players set password_hash = '${OF_ANOTHER}' where email = $1`,
    `delete from sign_in_challenges c using players p
     where p.id = c.player_id and p.email = $1`,
  ]
  const whileRenewed = (email: string, work: () => Promise<unknown>) =>
    overtaken(test.database, email, RENEWAL, work)
  async function stored(email: string) {
    const { rows } = await test.database.pool.query(
      `select password_hash as hash, new_email as "newEmail",
         (select count(*)::int from sessions where player_id = players.id) as sessions,
         (select count(*)::int from sign_in_challenges where player_id = players.id) as challenges
       from players where email = $1`,
      [email],
    )
    return rows[0] as unknown
  }

  it.each([
    ['a reset', (_: ApiClient, email: string) => reset(email)],
    ['a change', (client: ApiClient) => change(client)],
  ])('[S6] %s ends a sign-in that waits for its code', async (_, renew) => {
    const { client, email } = await join()
    const { challenge, code } = await challenged(email)
    await renew(client, email)
    const late = test.visitor()('confirmSignIn', { body: { challenge, code } })
    expect(await refusalOf(late)).toMatchObject({ messageKey: 'error.auth.code_expired' })
    test.clock.advance(60_000)
    const again = test.visitor()('resendSignInCode', { body: { challenge } })
    expect(await refusalOf(again)).toMatchObject({ messageKey: 'error.auth.code_expired' })
    const codes = (await mailsTo(email)).filter(({ kind }) => kind === 'sign_in_code')
    expect(codes.map(({ body }) => body)).toEqual([''])
  })

  it('[S6] a sign-in whose password has become another one opens no session', async () => {
    const { client, email } = await join()
    const entering = () => client('signIn', { body: { email, password: PASSWORD } })
    expect(await whileRenewed(email, entering)).toMatchObject({
      status: 401,
      messageKey: 'error.auth.invalid_credentials',
    })
    // That of the sign-up.
    expect(await stored(email)).toMatchObject({ sessions: 1 })
  })

  it.each([
    [
      'a self-exclusion',
      `insert into user_limits (player_id, type, begun_at, period_at, base, status)
       select id, 'selfexclusion', now(), now(), '{}', 'active' from players where email = $1`,
      'error.limits.excluded',
    ],
    [
      'the end of the account',
      'update players set closed_at = now() where email = $1',
      'error.account.closed',
    ],
  ])('[RG-02] nor does one that %s overtakes', async (_, statement, messageKey) => {
    const { client, email } = await join()
    const statements = [
      'select from players where email = $1 for update',
      statement,
      'delete from sessions s using players p where p.id = s.player_id and p.email = $1',
    ]
    const entering = () => client('signIn', { body: { email, password: PASSWORD } })
    const refused = await overtaken(test.database, email, statements, entering)
    expect(refused).toMatchObject({ status: 403, messageKey })
    expect(await stored(email)).toMatchObject({ sessions: 0 })
  })

  it('[S6] nor does it wait for a code', async () => {
    const { email } = await join()
    const entering = () => test.visitor()('signIn', { body: { email, password: PASSWORD } })
    expect(await whileRenewed(email, entering)).toMatchObject({ status: 401 })
    expect(await stored(email)).toMatchObject({ challenges: 0 })
  })

  it('[S6] nor does one whose code is being looked at', async () => {
    const { email } = await join()
    const { challenge, code } = await challenged(email)
    const entering = () => test.visitor()('confirmSignIn', { body: { challenge, code } })
    expect(await whileRenewed(email, entering)).toMatchObject({
      messageKey: 'error.auth.code_expired',
    })
    expect(await stored(email)).toMatchObject({ sessions: 1 })
  })

  it('[S6] whoever proved the password before changes neither it nor the address', async () => {
    const { client, email } = await join()
    const wrong = { status: 403, messageKey: 'error.auth.wrong_password' }
    expect(await whileRenewed(email, () => change(client))).toMatchObject(wrong)
    expect(await stored(email)).toMatchObject({ hash: OF_ANOTHER })
    const other = await join()
    const body = { email: `${crypto.randomUUID()}@example.test`, currentPassword: PASSWORD }
    const moving = () => other.client('changeEmail', { body })
    expect(await whileRenewed(other.email, moving)).toMatchObject(wrong)
    expect(await stored(other.email)).toMatchObject({ newEmail: null })
  })
})
