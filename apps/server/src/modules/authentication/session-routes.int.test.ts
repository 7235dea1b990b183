import { calls } from '@touchline/contract'
import type { ApiError } from '@touchline/contract'
import { describe, expect, it } from 'vitest'
import { engines } from '../../db/testing/test-database.ts'
import { backendOfSuite } from '../testing/backend-of-suite.ts'
import { startTestBackend } from '../testing/test-backend.ts'
import { DEMO_PLAYER } from './demo-player.ts'

describe.each(engines)('people on $name', (engine) => {
  const test = backendOfSuite(engine)

  const refusal = (work: Promise<unknown>) =>
    work.then(
      () => expect.fail('it was not refused'),
      (error: unknown) => error as ApiError,
    )

  it('[AUTH-03] [AUTH-04] [AUTH-07] [AUTH-11] signs up, is signed in, and reads the profile', async () => {
    const client = test.visitor()
    const body = {
      email: 'Ada@Example.test',
      password: 'Secret-pass-1',
      termsAccepted: true as const,
    }
    const { data } = await client('signUp', { body })
    expect(data.token).toBeNull()
    expect((await client('getPlayer')).data).toEqual({
      id: data.player.id,
      email: 'ada@example.test',
      phone: null,
      authPhone: null,
      firstName: null,
      lastName: null,
      nickname: null,
      language: 'en',
      currency: 'EUR',
      authFieldsMissed: [],
      statuses: [],
      emailConfirmed: false,
      phoneVerified: false,
      newEmail: null,
      termsToAccept: null,
    })
    expect((await client('listAccounts')).data).toEqual([
      { currency: 'EUR', balance: 10_000n, active: true },
    ])
  })

  it('refuses a second account on one address, whatever its case', async () => {
    const body = {
      email: 'twice@example.test',
      password: 'Secret-pass-1',
      termsAccepted: true as const,
    }
    await test.visitor()('signUp', { body })
    const again = test.visitor()('signUp', { body: { ...body, email: 'TWICE@example.test' } })
    expect(await refusal(again)).toMatchObject({
      status: 409,
      messageKey: 'error.auth.email_taken',
    })
  })

  it('[AUTH-24] [AUTH-25] lets nobody in by a way that the operator closed', async () => {
    const body = {
      email: 'way@example.test',
      password: 'Secret-pass-1',
      termsAccepted: true as const,
    }
    await test.visitor()('signUp', { body })
    const closed = await startTestBackend(test.database, {
      countryHeader: 'x-country',
      signIn: { enabled: true, blockedCountries: ['AT'] },
      signUp: { enabled: false, blockedCountries: [] },
    })
    const austrian = closed.visitor({ headers: { 'x-country': 'AT' } })
    expect(await refusal(austrian('signIn', { body }))).toMatchObject({
      status: 403,
      messageKey: 'error.auth.sign_in_blocked',
      localizedMessage: 'Sign-in is not available in your country.',
    })
    const swiss = closed.visitor({ headers: { 'x-country': 'CH' } })
    expect(await refusal(swiss('signUp', { body }))).toMatchObject({
      status: 403,
      messageKey: 'error.auth.sign_up_closed',
      localizedMessage: 'Joining is switched off at the moment.',
    })
    expect((await swiss('signIn', { body })).data.player.email).toBe(body.email)
    await closed.backend.stop()
  })

  it('[AUTH-16] signs out, and the session is over', async () => {
    const { client } = await test.player()
    await client('signOut')
    expect(await refusal(client('getPlayer'))).toMatchObject({ status: 401 })
  })

  it('[GAP-23] signs in the demo player of the embedded default', async () => {
    const client = test.visitor()
    await client('signIn', { body: DEMO_PLAYER })
    expect((await client('listAccounts')).data).toEqual([
      { currency: 'EUR', balance: 100_000n, active: true },
      { currency: 'BTC', balance: 5_000_000n, active: true },
    ])
  })

  it('says the same for an unknown account and a wrong password', async () => {
    const wrong = await refusal(
      test.visitor()('signIn', { body: { ...DEMO_PLAYER, password: 'wrong' } }),
    )
    const unknown = await refusal(
      test.visitor()('signIn', { body: { email: 'who@example.test', password: 'wrong' } }),
    )
    const answer = ({ status, messageKey, localizedMessage, details }: ApiError) => ({
      status,
      messageKey,
      localizedMessage,
      details,
    })
    expect(answer(unknown)).toEqual(answer(wrong))
    expect(wrong.status).toBe(401)
  })

  it('stops guessing after ten wrong passwords, for known and unknown accounts', async () => {
    await test.visitor()('signUp', {
      body: { email: 'known@example.test', password: 'Secret-pass-1', termsAccepted: true },
    })
    for (const email of ['known@example.test', 'unknown@example.test']) {
      const tries = []
      for (let attempt = 0; attempt < 11; attempt += 1) {
        const body = { email, password: `wrong-${attempt}` }
        tries.push((await refusal(test.visitor()('signIn', { body }))).status)
      }
      expect(tries).toEqual([...Array.from({ length: 10 }, () => 401), 429])
    }
    const right = { email: 'known@example.test', password: 'Secret-pass-1' }
    expect(await refusal(test.visitor()('signIn', { body: right }))).toMatchObject({
      status: 429,
      details: { retry_after_minutes: 15 },
    })
    test.clock.advance(15 * 60_000)
    await test.visitor()('signIn', { body: right })
  })

  it('gives an embedded page a bearer token in place of a cookie', async () => {
    const signIn = test.visitor({ headers: { 'x-session': 'token' } })
    const { token } = (await signIn('signIn', { body: DEMO_PLAYER })).data
    const client = test.visitor({ headers: { authorization: `Bearer ${token}` } })
    expect((await client('getPlayer')).data.email).toBe(DEMO_PLAYER.email)
    expect(await refusal(signIn('getPlayer'))).toMatchObject({ status: 401 })
  })

  it('[GAP-22] answers each field of a form with its own message', async () => {
    const body = { email: 'nobody', password: 'short', termsAccepted: true as const }
    const error = await refusal(test.visitor({ language: 'de' })('signUp', { body }))
    expect(error).toMatchObject({
      status: 400,
      messageKey: 'error.form.email',
      localizedMessage: 'Geben Sie eine gültige E-Mail-Adresse ein',
      details: { fields: { email: 'error.form.email', password: 'error.form.password' } },
    })
  })

  it('[GAP-26] changes the profile and [AUTH-15] [AUTH-10] reads its further parts', async () => {
    const { client } = await test.player()
    const change = { firstName: 'Ada', nickname: 'ada', phone: '+44 20 7946 0000' }
    const body = { ...change, phone: '\u202A+44\u00A020\u00A07946\u00A00000\u202C' }
    expect((await client('updatePlayer', { body })).data).toMatchObject(change)
    expect((await client('updateLocale', { body: { locale: 'de' } })).data.language).toBe('de')
    expect((await client('getPhone')).data).toEqual({
      number: '+44 20 7946 0000',
      country: '44',
      verified: false,
      resendTimeout: 0,
      smsLimitReached: false,
      codeSent: false,
    })
    expect((await client('getCompPoints')).data).toEqual({ persistent: 0, current: 0 })
  })

  it('[AUTH-13] the status groups are those that the player is in', async () => {
    const { client, id } = await test.player()
    expect((await client('listStatusGroups')).data).toEqual([])
    await test.database.kysely
      .updateTable('players')
      .set({ statuses: ['Silver', 'VIP'] })
      .where('id', '=', id)
      .execute()
    expect((await client('listStatusGroups')).data).toEqual([
      { id: 'Silver', name: 'Silver', points: 0 },
      { id: 'VIP', name: 'VIP', points: 0 },
    ])
    const other = await test.player()
    expect((await other.client('listStatusGroups')).data).toEqual([])
    expect(await refusal(test.visitor()('listStatusGroups'))).toMatchObject({ status: 401 })
    const { method, path } = calls.listStatusGroups
    expect([method, path]).toEqual(['GET', '/player/status_groups'])
  })

  it('[I18N-05] a language that the site speaks is saved with the player', async () => {
    const { client } = await test.player()
    const saved = await client('updateLocale', { body: { locale: 'de-CH' } })
    expect(saved.data).toEqual({ language: 'de-CH' })
    expect((await client('getPlayer')).data.language).toBe('de-CH')
    const unknown = client('updateLocale', { body: { locale: 'xx' } })
    expect(await refusal(unknown)).toMatchObject({ status: 422 })
    expect((await client('getPlayer')).data.language).toBe('de-CH')
    const ofVisitor = test.visitor()('updateLocale', { body: { locale: 'de' } })
    expect(await refusal(ofVisitor)).toMatchObject({ status: 401 })
    const { method, path } = calls.updateLocale
    expect([method, path]).toEqual(['PATCH', '/player/update_locale'])
  })

  it('[S5] a nickname passes one rule, and none looks like that of another player', async () => {
    const [{ client }, other] = [await test.player(), await test.player()]
    const name = async (who: typeof client, nickname: string) =>
      (await who('updatePlayer', { body: { nickname } })).data.nickname
    const refusals = {
      'Touchline Support': 'error.name.reserved',
      'Admin 1': 'error.name.reserved',
      'ada\u202Eada': 'error.name.signs',
      'winbig dot com': 'error.name.signs',
      FÚCKer: 'error.name.unsuitable',
    }
    for (const [nickname, messageKey] of Object.entries(refusals)) {
      expect(await refusal(name(client, nickname))).toMatchObject({
        status: 422,
        messageKey,
        details: { fields: { nickname: messageKey } },
      })
    }
    expect(await name(client, 'Ａda  Lovelace')).toBe('Ada Lovelace')
    expect(await name(client, 'Ada Lovelace')).toBe('Ada Lovelace')
    for (const taken of ['ada lovelace', 'Аdа_Lovelace', 'Ada Love1ace']) {
      expect(await refusal(name(other.client, taken))).toMatchObject({
        status: 422,
        messageKey: 'error.name.taken',
      })
    }
    await name(client, '')
    expect(await name(other.client, 'ada lovelace')).toBe('ada lovelace')
  })

  it('[ACC-02] [ACC-03] switches the account, opening it at 0', async () => {
    const { client } = await test.player()
    expect((await client('switchAccount', { body: { currency: 'BTC' } })).data.currency).toBe('BTC')
    expect((await client('getPlayer')).data.currency).toBe('BTC')
    expect((await client('listAccounts')).data.map(({ currency }) => currency)).toEqual([
      'EUR',
      'BTC',
    ])
    const refused = client('switchAccount', { body: { currency: 'XXX' } })
    expect(await refusal(refused)).toMatchObject({ status: 422 })
  })
})
