import type { ApiClient } from '@touchline/contract'
import { describe, expect, it } from 'vitest'
import { engines } from '../../db/testing/test-database.ts'
import { readOutbox } from '../../messaging/read-outbox.ts'
import { backendOfSuite } from '../testing/backend-of-suite.ts'
import { overtaken } from '../testing/overtaken.ts'
import { refusalOf } from '../testing/refusal.ts'

describe.each(engines)('a phone on $name', (engine) => {
  const test = backendOfSuite(engine)

  let last = 0
  const newNumber = () => `+44 20 7946 ${String((last += 1)).padStart(4, '0')}`
  const withPhone = async (number: string) => {
    const { client } = await test.player()
    await client('updatePlayer', { body: { phone: number } })
    return client
  }
  const codeFor = async (number: string) => {
    const messages = await readOutbox(test.database.kysely, number)
    return /^\d{6}/.exec(messages.at(-1)?.body ?? '')?.[0] ?? expect.fail('no code')
  }
  const verify = (client: ApiClient, code: string) => client('verifyPhone', { body: { code } })
  const other = (code: string) => (code === '000000' ? '000001' : '000000')

  it('[AUTH-15] [GAP-23] is verified by the code that was sent to it', async () => {
    const number = newNumber()
    const client = await withPhone(number)
    const sent = (await client('sendPhoneCode')).data
    expect(sent).toEqual({
      number,
      country: '44',
      verified: false,
      resendTimeout: 60,
      smsLimitReached: false,
      codeSent: true,
    })
    const code = await codeFor(number)
    expect(await refusalOf(verify(client, other(code)))).toMatchObject({
      status: 422,
      messageKey: 'error.phone.wrong_code',
    })
    expect((await verify(client, code)).data.verified).toBe(true)
    expect((await client('getPhone')).data.verified).toBe(true)
  })

  it('sends again after a minute, five times a day', async () => {
    const client = await withPhone(newNumber())
    await client('sendPhoneCode')
    expect(await refusalOf(client('sendPhoneCode'))).toMatchObject({
      status: 429,
      messageKey: 'error.phone.too_soon',
    })
    for (let time = 2; time <= 5; time += 1) {
      test.clock.advance(60_000)
      const { smsLimitReached } = (await client('sendPhoneCode')).data
      expect(smsLimitReached).toBe(time === 5)
    }
    test.clock.advance(60_000)
    expect(await refusalOf(client('sendPhoneCode'))).toMatchObject({
      messageKey: 'error.phone.sms_limit',
    })
    test.clock.advance(10 * 60_000)
    await test.database.kysely
      .updateTable('phone_codes')
      .set({ window_ends_at: new Date(test.clock.now()) })
      .execute()
    expect((await client('sendPhoneCode')).data.smsLimitReached).toBe(false)
  })

  it('[AUTH-15] writes to nobody again and again, from however many accounts', async () => {
    const number = newNumber()
    for (let time = 1; time <= 5; time += 1) await (await withPhone(number))('sendPhoneCode')
    const sixth = await withPhone(number)
    expect(await refusalOf(sixth('sendPhoneCode'))).toMatchObject({
      status: 429,
      messageKey: 'error.auth.too_many_attempts',
      details: { retry_after_minutes: 15 },
    })
    expect(await readOutbox(test.database.kysely, number)).toHaveLength(5)
    await sixth('updatePlayer', { body: { phone: newNumber() } })
    expect((await sixth('sendPhoneCode')).data.codeSent).toBe(true)
  })

  it('[AUTH-15] sends one address no more than thirty, to however many numbers', async () => {
    const address = '198.51.100.7'
    const send = async () => {
      const client = test.visitor({ address })
      const email = `${crypto.randomUUID()}@example.test`
      await client('signUp', { body: { email, password: 'Secret-pass-1', termsAccepted: true } })
      await client('updatePlayer', { body: { phone: newNumber() } })
      return client('sendPhoneCode')
    }
    for (let time = 1; time <= 30; time += 1) await send()
    expect(await refusalOf(send())).toMatchObject({ status: 429 })
  })

  it('takes five guesses at a code, within ten minutes', async () => {
    const number = newNumber()
    const client = await withPhone(number)
    await client('sendPhoneCode')
    const code = await codeFor(number)
    for (let guess = 0; guess < 5; guess += 1) await refusalOf(verify(client, other(code)))
    expect(await refusalOf(verify(client, code))).toMatchObject({
      messageKey: 'error.phone.code_expired',
    })
    test.clock.advance(60_000)
    await client('sendPhoneCode')
    const second = await codeFor(number)
    test.clock.advance(10 * 60_000)
    expect(await refusalOf(verify(client, second))).toMatchObject({
      messageKey: 'error.phone.code_expired',
    })
  })

  it('[GAP-23] changes a verified number only with the password, and is unverified then', async () => {
    const number = newNumber()
    const client = await withPhone(number)
    await client('sendPhoneCode')
    const code = await codeFor(number)
    await verify(client, code)
    const phone = newNumber()
    const change = (currentPassword?: string) =>
      client('updatePlayer', {
        body: { phone, ...(currentPassword === undefined ? {} : { currentPassword }) },
      })
    expect(await refusalOf(change())).toMatchObject({ messageKey: 'error.auth.password_required' })
    expect(await refusalOf(change('wrong'))).toMatchObject({
      status: 403,
      messageKey: 'error.auth.wrong_password',
    })
    await change('Secret-pass-1')
    expect((await client('getPhone')).data).toMatchObject({ number: phone, verified: false })
    expect(await refusalOf(verify(client, code))).toMatchObject({ status: 422 })
  })

  it('[P20] a number that was changed within a minute has no code yet, and says how long to wait', async () => {
    const client = await withPhone(newNumber())
    await client('sendPhoneCode')
    const phone = newNumber()
    await client('updatePlayer', { body: { phone } })
    expect(await refusalOf(client('sendPhoneCode'))).toMatchObject({
      messageKey: 'error.phone.too_soon',
    })
    expect((await client('getPhone')).data).toMatchObject({
      number: phone,
      codeSent: false,
      resendTimeout: 60,
    })
    test.clock.advance(60_000)
    await client('sendPhoneCode')
    expect((await client('getPhone')).data.codeSent).toBe(true)
    const pasted = ` Your code: ${await codeFor(phone)}. `
    expect((await verify(client, pasted)).data.verified).toBe(true)
  })

  it('[AUTH-15] one that is verified while the profile is saved stays without the password', async () => {
    const number = newNumber()
    const client = await withPhone(number)
    const { email } = (await client('getPlayer')).data
    const saving = () => client('updatePlayer', { body: { phone: newNumber() } })
    const verified = 'update players set phone_verified_at = now() where email = $1'
    expect(await overtaken(test.database, email ?? '', [verified], saving)).toMatchObject({
      status: 403,
    })
    expect((await client('getPhone')).data).toMatchObject({ number, verified: true })
  })
})
