import { randomUUID } from 'node:crypto'
import { amountOf } from '@touchline/betting'
import { describe, expect, it } from 'vitest'
import { engines } from '../../db/testing/test-database.ts'
import { readOutbox } from '../../messaging/read-outbox.ts'
import { updatePlayer } from '../players/player-repository.ts'
import { backendOfSuite } from '../testing/backend-of-suite.ts'
import { leg, single } from '../testing/placements.ts'
import { refusalOf } from '../testing/refusal.ts'

const PASSWORD = 'Secret-pass-1'

describe.each(engines)('the own account on $name', (engine) => {
  const test = backendOfSuite(engine, { publicUrl: 'https://play.example.test' })

  async function join() {
    const client = test.visitor()
    const email = `${randomUUID()}@example.test`
    const { data } = await client('signUp', {
      body: { email, password: PASSWORD, termsAccepted: true },
    })
    return { client, email, id: Number(data.player.id) }
  }
  const mails = (email: string) => readOutbox(test.database.kysely, email)
  const signIn = (email: string) =>
    test.visitor()('signIn', { body: { email, password: PASSWORD } })
  const linkIn = (body = '') => /confirmation_token=([\w-]+)/.exec(body)?.[1] ?? expect.fail(body)
  const confirm = (confirmationToken: string) =>
    test.visitor()('confirmEmail', { query: { confirmationToken } })
  /** Play money becomes the player's own, as if it had been paid in. */
  const own = (id: number, balance = 10_000) =>
    test.database.pool.query(
      'update accounts set balance = $2, credited = 0 where player_id = $1',
      [id, balance],
    )

  describe('another e-mail address', () => {
    const change = (
      { client }: Awaited<ReturnType<typeof join>>,
      email: string,
      currentPassword = PASSWORD,
    ) => client('changeEmail', { body: { email, currentPassword } })
    const newAddress = () => `${randomUUID()}@example.test`

    it('[S6] [ROLE-02] counts once its link is followed, and the address before is told', async () => {
      const player = await join()
      const email = newAddress()
      await change(player, email)
      expect((await player.client('getPlayer')).data).toMatchObject({
        email: player.email,
        newEmail: email,
      })
      expect((await mails(player.email)).at(-1)).toMatchObject({ kind: 'email_changing' })
      expect((await mails(player.email)).at(-1)?.body).toContain(email)
      const token = linkIn((await mails(email)).at(-1)?.body)
      await confirm(token)
      expect((await player.client('getPlayer')).data).toMatchObject({
        email,
        newEmail: null,
        emailConfirmed: true,
      })
      await signIn(email)
      expect(await refusalOf(signIn(player.email))).toMatchObject({ status: 401 })
    })

    it('[S6] [AUTH-26] a link whose answer was lost says again that the address is confirmed', async () => {
      const player = await join()
      const email = newAddress()
      await change(player, email)
      const token = linkIn((await mails(email)).at(-1)?.body)
      await Promise.all([confirm(token), confirm(token)])
      expect(await confirm(token)).toEqual({ data: { email } })
      expect((await player.client('getPlayer')).data).toMatchObject({ email, newEmail: null })
      await change(player, newAddress())
      expect(await refusalOf(confirm(token))).toMatchObject({ status: 422 })
      expect((await player.client('getPlayer')).data.email).toBe(email)
    })

    it('[S6] [MODAL-05] its link is sent again, in place of the one before', async () => {
      const player = await join()
      const email = newAddress()
      await change(player, email)
      const first = linkIn((await mails(email)).at(-1)?.body)
      await test.visitor()('requestConfirmation', { body: { email: email.toUpperCase() } })
      expect(await mails(email)).toHaveLength(2)
      expect(await refusalOf(confirm(first))).toMatchObject({ status: 422 })
      await confirm(linkIn((await mails(email)).at(-1)?.body))
      expect((await player.client('getPlayer')).data.email).toBe(email)
    })

    it('[S6] [MODAL-05] where several want an address, it is sent again to the one who asks', async () => {
      const [player, other] = [await join(), await join()]
      const email = newAddress()
      await change(player, email)
      await change(other, email)
      const before = (await mails(email)).length
      await test.visitor()('requestConfirmation', { body: { email } })
      expect(await mails(email)).toHaveLength(before)
      await player.client('requestConfirmation', { body: { email } })
      await confirm(linkIn((await mails(email)).at(-1)?.body))
      expect((await player.client('getPlayer')).data.email).toBe(email)
    })

    it('[S6] asks for the password, and refuses the own and a taken address at the field', async () => {
      const [player, other] = [await join(), await join()]
      expect(await refusalOf(change(player, newAddress(), 'wrong'))).toMatchObject({
        status: 403,
        details: { fields: { current_password: 'error.auth.wrong_password' } },
      })
      expect(await refusalOf(change(player, other.email))).toMatchObject({
        status: 409,
        details: { fields: { email: 'error.auth.email_taken' } },
      })
      expect(await refusalOf(change(player, player.email.toUpperCase()))).toMatchObject({
        status: 422,
        details: { fields: { email: 'error.auth.email_same' } },
      })
      expect(await mails(player.email)).toHaveLength(1)
    })

    it('[S6] the link ends with the password that it was asked for by', async () => {
      const player = await join()
      const email = newAddress()
      await change(player, email)
      const token = linkIn((await mails(email)).at(-1)?.body)
      const body = { currentPassword: PASSWORD, password: 'Another-pass-2' }
      await player.client('changePassword', { body })
      expect((await mails(email)).at(-1)?.body).toBe('')
      expect(await refusalOf(confirm(token))).toMatchObject({
        status: 422,
        messageKey: 'error.auth.link_invalid',
      })
    })

    it('[S6] an address that somebody else joined with meanwhile stays theirs', async () => {
      const player = await join()
      const email = newAddress()
      await change(player, email)
      const body = { email, password: PASSWORD, termsAccepted: true as const }
      const theirs = test.visitor()
      await theirs('signUp', { body })
      const link = (await mails(email)).find(({ kind }) => kind === 'change_email')
      expect(await refusalOf(confirm(linkIn(link?.body)))).toMatchObject({ status: 409 })
      expect((await player.client('getPlayer')).data.email).toBe(player.email)
    })
  })

  describe('closing it', () => {
    const close = (
      { client }: Awaited<ReturnType<typeof join>>,
      currentPassword: string = PASSWORD,
    ) => client('closeAccount', { body: { currentPassword } })

    it('[ROLE-02] [FAIR-35] waits for open bets, payments and money, in this order, and says so before', async () => {
      const player = await join()
      await own(player.id)
      const stake = amountOf(1_000n)
      await player.client('placeBets', { body: single(leg('1', '1', 2000), stake) })
      expect((await player.client('getClosing')).data).toMatchObject({
        balances: [{ currency: 'EUR', balance: 9_000n, payable: true }],
        openBets: 1,
        canClose: false,
      })
      expect(await refusalOf(close(player))).toMatchObject({
        status: 409,
        messageKey: 'error.account.open_bets',
      })
      await test.database.pool.query("update bets set status = 'done' where player_id = $1", [
        player.id,
      ])
      const order = { method: 'bank', amount: amountOf(9_000n), currency: 'EUR' }
      await player.client('requestWithdrawal', { body: { ...order, reference: randomUUID() } })
      expect(await refusalOf(close(player))).toMatchObject({
        messageKey: 'error.account.open_payments',
      })
      const other = await join()
      await own(other.id)
      expect(await refusalOf(close(other))).toMatchObject({ messageKey: 'error.account.money' })
    })

    it('[ROLE-02] [AUTH-16] ends every session, and sign-in is refused with words until it is reopened', async () => {
      const player = await join()
      const elsewhere = test.visitor()
      await elsewhere('signIn', { body: { email: player.email, password: PASSWORD } })
      expect((await player.client('getClosing')).data).toMatchObject({
        balances: [],
        playMoney: true,
        canClose: true,
      })
      expect(await refusalOf(close(player, 'wrong'))).toMatchObject({ status: 403 })
      await close(player)
      expect(await refusalOf(player.client('getPlayer'))).toMatchObject({ status: 401 })
      const there = { status: 401, code: 237, messageKey: 'error.account.closed' }
      expect(await refusalOf(elsewhere('getPlayer'))).toMatchObject(there)
      expect(await refusalOf(signIn(player.email))).toMatchObject({
        status: 403,
        messageKey: 'error.account.closed',
        localizedMessage: expect.stringContaining('support') as unknown,
      })
      expect((await mails(player.email)).at(-1)?.kind).toBe('account_closed')
      await updatePlayer(test.database.kysely, player.id, { closed_at: null })
      const again = { status: 401, messageKey: 'error.http.unauthorized' }
      expect(await refusalOf(elsewhere('getPlayer'))).toMatchObject(again)
      await signIn(player.email)
    })

    it('[ROLE-02] money that is too little to be paid out holds nobody', async () => {
      const player = await join()
      await own(player.id, 3)
      expect((await player.client('getClosing')).data).toMatchObject({
        balances: [{ balance: 3n, payable: false }],
        canClose: true,
      })
      await close(player)
    })
  })

  it('[ROLE-02] [DEP-14] nobody gets news unasked, and reminders end with a press', async () => {
    const { client } = await join()
    // Offers are not among the topics of push either.
    const unasked = {
      news: false,
      topics: ['settlements', 'goals', 'starts', 'account'],
      quietHours: null,
    }
    expect((await client('getSettings')).data.notifications).toEqual({
      reminders: true,
      ...unasked,
    })
    await client('saveSettings', { body: { notifications: { reminders: false } } })
    await client('saveSettings', { body: { oddsType: 'british' } })
    expect((await client('getSettings')).data.notifications).toEqual({
      reminders: false,
      ...unasked,
    })
  })
})
