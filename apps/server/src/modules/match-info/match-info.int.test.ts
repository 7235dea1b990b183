import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engines } from '../../db/testing/test-database.ts'
import { backendOfSuite } from '../testing/backend-of-suite.ts'
import { state } from '../testing/world.ts'

describe.each(engines.slice(0, 1))('match info on $name', (engine) => {
  const test = backendOfSuite(engine)
  const client = test.visitor()

  const params = { id: '2' }

  it('[MATCH-02] [MATCH-05] has statistics and stream for a match in play that is filmed', async () => {
    const numbers = { possession: { home: 55, away: 45 }, corners: { home: 3, away: 1 } }
    test.feed.send(state('2', test.clock.now(), 1, { stats: numbers }))
    const { data: match } = await client('getMatch', { params })
    expect(match.tabs).toContain('statistics')
    expect(match.tabs).toContain('stream')
    const { data } = await client('getStatistics', { params })
    expect(data.numbers).toEqual([
      { key: 'possession', home: 55, away: 45, unit: 'percent' },
      { key: 'corners', home: 3, away: 1, unit: 'count' },
    ])
    const quiet = await client('getMatch', { params: { id: '4' } })
    expect(quiet.data.tabs).not.toContain('statistics')
    expect(quiet.data.tabs).not.toContain('stream')
  })

  it.each([
    ['scoreboard', 'match-strip'],
    ['lmt', 'live-pitch'],
    ['h2h', 'head-to-head'],
    ['statistics', 'statistics'],
  ])('[MATCH-05] [GAP-36] has %s as a page for a frame', async (widget, page) => {
    const german = test.visitor({ language: 'de' })
    const { data } = await german('getMatchWidget', { params: { id: '2', widget } })
    expect(data.url).toBe(`/de/sports/widgets/${page}/2`)
    expect((await german('getStatistics', { params })).data.matchId).toBe('2')
    const none = german('getMatchWidget', { params: { id: '2', widget: 'lineups' } })
    await expect(none).rejects.toMatchObject({ status: 404 })
  })

  it('[MATCH-05] [MATCH-06] makes form, meetings and table of what is over', async () => {
    test.feed.send(state('3', test.clock.now(), 4, { score: { home: 2, away: 1 } }))
    const of3 = { params: { id: '3' } }
    expect((await client('getForm', of3)).data.home).toMatchObject([{ id: '3', result: 'won' }])
    expect((await client('getHeadToHead', of3)).data.wins).toEqual({
      home: 1,
      draws: 0,
      away: 0,
    })
    const { rows } = (await client('getStandings', { params: { id: '5' } })).data
    expect(rows).toMatchObject([
      { position: 1, team: { name: 'Home 3' }, points: 3, scored: 2 },
      { position: 2, team: { name: 'Away 3' }, points: 0 },
    ])
    expect((await client('getStandings', { params: { id: '4' } })).data.rows).toEqual([])
  })

  it('[STREAM-02] [STREAM-03] has streams of a filmed match alone', async () => {
    const tracker = { kind: 'tracker', url: null, delaySeconds: 0 }
    expect((await client('getMatchVideo', { params })).data).toEqual(tracker)
    expect((await client('listMatchStreams', { params })).data).toEqual([tracker])
    const none = client('getMatchVideo', { params: { id: '1' } })
    await expect(none).rejects.toMatchObject({ status: 404 })
  })

  it('knows no other match', async () => {
    const none = client('getStatistics', { params: { id: '99' } })
    await expect(none).rejects.toMatchObject({ status: 404 })
  })
})

describe.each(engines.slice(0, 1))('a data provider on $name', (engine) => {
  const asked: string[] = []
  let answer: { status: number; body: string } = { status: 200, body: '{}' }
  /** Until when it keeps who asks waiting. */
  let answering = Promise.resolve()
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    void answering.then(() =>
      response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(answer.body),
    )
  })
  const settings: { matchInfoUrl?: string } = {}
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    settings.matchInfoUrl = `http://127.0.0.1:${port}/match`
  })
  afterAll(() => {
    server.close()
  })
  const test = backendOfSuite(engine, settings)
  const german = test.visitor({ language: 'de' })
  const of = (id: string) => ({ params: { id } })

  it('[MATCH-06] [GAP-35] is asked by the id of the match, in its reader’s language, once a minute', async () => {
    const row = { played: 1, won: 1, drawn: 0, lost: 0, scored: 2, conceded: 1, points: 3 }
    answer = {
      status: 200,
      body: JSON.stringify({
        city: 'Bremen',
        referee: 'A. Beispiel',
        standings: { rows: [{ position: 1, team: { id: '9', name: 'Werder' }, ...row }] },
        weather: 'more than anybody asked for',
      }),
    }
    const { about } = (await german('getStatistics', of('2'))).data
    expect(about).toMatchObject({ city: 'Bremen', referee: 'A. Beispiel' })
    expect((await german('getStandings', of('2'))).data.rows).toMatchObject([{ points: 3 }])
    expect((await german('getForm', of('2'))).data).toEqual({ home: [], away: [] })
    expect((await german('getHeadToHead', of('2'))).data.matches).toEqual([])
    expect(asked).toEqual(['/match/sr%3Amatch%3A2?locale=de'])
    expect((await german('getMatch', of('2'))).data.tabs).toContain('statistics')
  })

  it('[GAP-35] keeps nobody waiting who looks after the first, and what it said while it fails', async () => {
    const referee = async () => (await german('getStatistics', of('1'))).data.about?.referee
    const says = (name: string) => ({ status: 200, body: JSON.stringify({ referee: name }) })
    const asks = () => asked.filter((url) => url.includes('%3A1?')).length
    answer = says('First')
    expect(await referee()).toBe('First')
    const { promise, resolve } = Promise.withResolvers<void>()
    answering = promise
    answer = says('Second')
    test.clock.advance(60_000)
    expect([await referee(), await referee()]).toEqual(['First', 'First'])
    await expect.poll(asks).toBe(2)
    resolve()
    await expect.poll(referee).toBe('Second')
    answer = { status: 500, body: '' }
    test.clock.advance(60_000)
    expect(await referee()).toBe('Second')
    await expect.poll(asks).toBe(3)
    test.clock.advance(600_000)
    expect(await referee()).toBeUndefined()
  })

  it.each([
    ['fails', { status: 500, body: '{}' }, '3'],
    ['says nonsense', { status: 200, body: '{"referee": 7}' }, '4'],
    ['knows no such match', { status: 404, body: 'none' }, '5'],
  ])('[GAP-35] hides its parts where it %s', async (_, given, id) => {
    answer = given
    expect((await german('getStatistics', of(id))).data.about?.referee ?? null).toBeNull()
    expect((await german('getStandings', of(id))).data.rows).toEqual([])
  })
})
