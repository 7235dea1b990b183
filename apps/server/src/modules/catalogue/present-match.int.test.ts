import { describe, expect, it } from 'vitest'
import { engines } from '../../db/testing/test-database.ts'
import { backendOfSuite } from '../testing/backend-of-suite.ts'
import { fixture, state } from '../testing/world.ts'

describe.each(engines.slice(0, 1))('a match as it is presented', (engine) => {
  const test = backendOfSuite(engine)
  const client = test.visitor()

  it('[DATA-04] [MATCH-03] gives the facts and the state of a match in play', async () => {
    const now = test.clock.now()
    const home = { id: 61, name: 'Serena', abbreviation: 'SER', logo: 'https://img.example/s.png' }
    const score = { home: 1, away: 0 }
    const clock = {
      matchTime: 2830,
      stoppageTime: 130,
      remainingTime: 50,
      stopped: true,
      speed: 1,
      updatedAt: now,
    }
    const set = {
      ...score,
      key: 'set_1',
      number: 1,
      type: 'regular' as const,
    }
    test.feed.send(
      fixture('6', now, {
        sportKey: 'tennis',
        tournamentId: 511,
        home,
        venue: 'OWL Arena',
        city: 'Halle',
        hasVideo: true,
      }),
      state('6', now, 1, {
        clock,
        score,
        gameScore: { home: 40, away: 50 },
        periodScores: [set],
        currentServer: 2,
        maxPeriodNumber: 3,
      }),
    )
    const { data } = await client('getMatch', { params: { id: '6' } })
    expect(data).toMatchObject({
      id: '6',
      urnId: 'sr:match:6',
      slug: 'serena-away-6',
      type: 'match',
      tournament: { id: '511', urnId: 'sr:tournament:511', name: 'Halle' },
      home: { name: 'Serena', logo: home.logo },
      away: { name: 'Away 6', logo: null },
      stadium: 'OWL Arena',
      city: 'Halle',
      status: 1,
      isLive: true,
      isFinished: false,
      startTime: new Date(now + 6 * 3_600_000).toISOString(),
      clock: { ...clock, updatedAt: new Date(now).toISOString() },
      totalScore: score,
      gameScore: { home: '40', away: 'A' },
      periodScores: [{ ...set, name: '1st set' }],
      currentServer: 'away',
      maxPeriodNumber: 3,
      hasVideo: true,
      provider: 'simulator',
    })
  })

  it('[MYB-04] gives no score of a match that nobody has played, and that of one cut short', async () => {
    const now = test.clock.now()
    const ended = async (id: string, stage: string, score: { home: number; away: number }) => {
      test.feed.send(fixture(id, now), state(id, now, 3, { stage, score }))
      const { data } = await client('getMatch', { params: { id } })
      return data
    }
    for (const [index, stage] of ['postponed', 'walkover', 'cancelled'].entries()) {
      const match = await ended(`7${index}`, stage, { home: 0, away: 0 })
      expect(match).toMatchObject({ cutShort: true, totalScore: null })
    }
    const abandoned = await ended('8', 'abandoned', { home: 1, away: 0 })
    expect(abandoned).toMatchObject({ cutShort: true, totalScore: { home: 1, away: 0 } })
    expect(abandoned.stage).toBe('Abandoned')
  })
})
