import { amountOf } from '@touchline/betting'
import { describe, expect, it } from 'vitest'
import { engines } from '../../db/testing/test-database.ts'
import { backendOfSuite } from '../testing/backend-of-suite.ts'
import { passTime } from '../testing/pass-time.ts'
import { postTransaction } from '../wallet/post-transaction.ts'
import { dueQuestion } from './safety-questions.ts'

const DAY_MS = 86_400_000

describe.each(engines.slice(0, 1))('questions about playing safely on $name', (engine) => {
  const test = backendOfSuite(engine)
  type Client = Awaited<ReturnType<typeof test.player>>['client']
  const due = async (client: Client) => (await client('getSafetyQuestion')).data.question
  const answer = async (client: Client, given: 'declined' | 'accepted') => {
    const question = (await due(client)) ?? expect.fail('nothing is asked')
    await client('answerSafetyQuestion', { body: { question, answer: given } })
  }

  it('[FAIR-23] [FAIR-28] [FAIR-29] offers limits after registration, after the first deposit and each month, and keeps what was answered', async () => {
    const { client, id } = await test.player()
    expect(await due(client)).toBe('registration')
    await answer(client, 'declined')
    expect(await due(client)).toBeNull()
    await postTransaction(test.database.kysely, {
      kind: 'deposit',
      cause: `${id}:safety`,
      playerId: id,
      currency: 'EUR',
      entries: [
        { account: 'funding', amount: amountOf(-4_000n) },
        { account: 'player', amount: amountOf(4_000n) },
      ],
    })
    expect(await due(client)).toBe('first_deposit')
    await answer(client, 'declined')
    expect(await due(client)).toBeNull()
    const at = (days: number) => new Date(test.clock.now() + days * DAY_MS)
    const pace = { offerDays: 30, reviewDays: 30 }
    const ask = (days: number, over = pace) => dueQuestion(test.database.kysely, id, at(days), over)
    expect(await ask(29)).toBeNull()
    expect(await ask(30)).toBe('monthly')
    expect(await ask(30, { offerDays: 0, reviewDays: 30 })).toBe('account_review')
    expect(await ask(90, { offerDays: 0, reviewDays: 0 })).toBeNull()
    const body = { type: 'loss', period: 'day', amount: amountOf(500n), currency: 'EUR' } as const
    await client('setLimit', { body })
    expect(await ask(30)).toBe('account_review')
    const { rows } = await test.database.pool.query(
      'select question, answer, decided_at from player_decisions where player_id = $1 order by id',
      [id],
    )
    expect(rows).toMatchObject([
      { question: 'registration', answer: 'declined', decided_at: new Date(test.clock.now()) },
      { question: 'first_deposit', answer: 'declined' },
    ])
  })

  it('[FAIR-27] calm mode is a choice at once, and a rail that a day and a word loosen', async () => {
    const { client } = await test.player()
    const calm = async () => (await client('getSettings')).data.calm
    const save = async (wanted: boolean) =>
      (await client('saveSettings', { body: { calm: wanted } })).data.calm
    expect(await calm()).toBe('off')
    expect(await save(true)).toBe('on')
    expect(await save(false)).toBe('off')
    const rails = (wanted: boolean) =>
      client('setGuardRails', { body: { pause: null, noLive: null, calm: wanted } })
    await rails(true)
    expect(await save(false)).toBe('held')
    const { data } = await rails(false)
    expect(data).toMatchObject({ rails: { calm: true }, wanted: { calm: false } })
    await passTime(test.database, DAY_MS)
    await client('confirmGuardRails')
    expect(await calm()).toBe('off')
  })
})
