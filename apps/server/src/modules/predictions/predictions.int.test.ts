import { describe, expect, it } from 'vitest'
import { engines } from '../../db/testing/test-database.ts'
import { backendOfTest } from '../testing/backend-of-suite.ts'
import { refusalOf } from '../testing/refusal.ts'
import { startTestBackend } from '../testing/test-backend.ts'
import { castVote, findPrediction } from './predictions.ts'

const HOUR_MS = 3_600_000

describe.each(engines)('predictions on $name', (engine) => {
  const test = backendOfTest(engine)
  const predictionOf = async (matchId: string) => {
    const { data } = await test.visitor()('listPredictions', { query: { matchId } })
    return data[0]
  }
  const vote = (optionId: string, client = test.client) =>
    client('castVote', { body: { predictionId: 'match-1', data: { optionId } } })
  const forget = () => test.database.pool.query('delete from prediction_votes')

  it('[VOTE-03] [GAP-43] a top match has one by itself, in the language that is asked for', async () => {
    await test.database.pool.query('delete from predictions')
    expect(await predictionOf('1')).toMatchObject({
      id: 'match-1',
      title: 'Who wins?',
      matchId: '1',
      options: [
        { id: 'home', label: 'Home 1', votes: null },
        { id: 'draw', label: 'Draw', votes: null },
        { id: 'away', label: 'Away 1', votes: null },
      ],
      userVote: null,
      closed: false,
    })
    const { data } = await test.visitor({ language: 'de' })('listPredictions', {
      query: { matchId: '1' },
    })
    expect(data.map(({ title }) => title)).toEqual(['Wer gewinnt?'])
    expect(await predictionOf('none')).toBeUndefined()
  })

  it('[VOTE-01] [VOTE-02] one that a match has by itself is kept with its first vote, not by looking', async () => {
    await test.database.pool.query('delete from predictions')
    const kept = async () =>
      (await test.database.pool.query<{ id: string }>('select id from predictions')).rows
    expect((await predictionOf('1'))?.id).toBe('match-1')
    const query = { predictionId: 'match-1' }
    expect((await test.visitor()('getVote', { query })).data.matchId).toBe('1')
    expect(await kept()).toEqual([])
    expect((await refusalOf(vote('none'))).messageKey).toBe('error.vote.option')
    expect(await kept()).toEqual([])
    expect((await vote('away')).data.userVote).toBe('away')
    expect(await kept()).toEqual([{ id: 'match-1' }])
  })

  it('[VOTE-01] [VOTE-02] [GAP-43] counts one vote a player, and shows all votes after it', async () => {
    await predictionOf('1')
    await forget()
    const other = await test.player()
    await vote('draw', other.client)
    expect((await vote('home')).data).toMatchObject({
      userVote: 'home',
      options: [
        { id: 'home', votes: 1 },
        { id: 'draw', votes: 1 },
        { id: 'away', votes: 0 },
      ],
    })
    const query = { predictionId: 'match-1' }
    expect((await test.client('getVote', { query })).data.userVote).toBe('home')
    // Said again it is the same vote; another one is refused.
    expect((await vote('home')).data.options[0]?.votes).toBe(1)
    expect((await refusalOf(vote('away'))).messageKey).toBe('error.vote.cast')
    expect((await refusalOf(vote('none'))).messageKey).toBe('error.vote.option')
    expect((await test.visitor()('getVote', { query })).data.options[0]?.votes).toBeNull()
    const unknown = test.client('getVote', { query: { predictionId: 'nothing' } })
    expect((await refusalOf(unknown)).status).toBe(404)
  })

  it('[VOTE-02] counts one vote of two tabs at two processes', async () => {
    await predictionOf('1')
    await forget()
    const second = await startTestBackend(test.database, {}, test.clock)
    const { kysely } = test.database
    const row = await findPrediction(kysely, test.backend.book, 'match-1')
    const there = { row, playerId: test.playerId }
    const now = test.clock.now()
    const told = await Promise.allSettled(
      ['home', 'draw', 'away'].flatMap((optionId) => [
        vote(optionId),
        castVote(kysely, second.backend.book, { ...there, optionId }, now),
      ]),
    )
    await second.backend.stop()
    expect(told.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    const { rows } = await test.database.pool.query<{ votes: number }>(
      'select count(*)::integer as votes from prediction_votes',
    )
    expect(rows).toEqual([{ votes: 1 }])
  })

  it('[VOTE-02] closes at kick-off, and everybody sees the votes then', async () => {
    await predictionOf('1')
    await forget()
    await vote('home')
    test.clock.advance(HOUR_MS)
    const other = await test.player()
    const late = async () => (await refusalOf(vote('home', other.client))).messageKey
    expect(await late()).toBe('error.vote.closed')
    expect(await predictionOf('1')).toMatchObject({ closed: true, options: [{ votes: 1 }, {}, {}] })
    await test.database.pool.query('delete from prediction_votes')
    await test.database.pool.query('delete from predictions')
    expect(await late()).toBe('error.vote.closed')
  })
})
