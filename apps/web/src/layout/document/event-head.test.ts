import type { Match } from '@touchline/contract'
import { expect, test } from 'vitest'

import { messages } from '../../testing/messages.ts'
import type { PageData } from '../../data/page-data.ts'
import { sampleMatch } from '../../testing/sample-match.ts'
import { eventHead } from './event-head.ts'

const services = {
  page: {
    locale: 'en',
    defaultLocale: 'en',
    localePrefixRequired: false,
    locales: ['en'],
    hiddenPages: [],
    publicUrl: 'https://bets.example',
  },
  messages,
  preferences: { getState: () => ({ timeZone: 'UTC' }) },
} as unknown as PageData

function words(match: Match): string[] {
  const { meta } = eventHead(services, { kind: 'match', match })
  return meta.flatMap((item) => {
    if ('title' in item) return [item.title]
    return 'name' in item && item.name === 'description' ? [item.content] : []
  })
}

test('[A3] the title of a match names league and day: the same sides meet again', () => {
  expect(words(sampleMatch())).toEqual([
    'Arsenal v Chelsea odds, Premier League, 21 Nov 2026 · Touchline',
    'Arsenal v Chelsea, Premier League: 190 markets with live prices.',
  ])
})

test('[A3] a match that is over is found by its result', () => {
  const over = sampleMatch({ status: 4, isFinished: true, totalScore: { home: 2, away: 1 } })
  expect(words(over)).toEqual([
    'Arsenal 2–1 Chelsea: result, Premier League, 21 Nov 2026 · Touchline',
    'Final score Arsenal 2–1 Chelsea, Premier League, 21 Nov 2026: period by period, with statistics.',
  ])
})

test('[A3] [RACE-01] a race and what a season decides are no match of two sides', () => {
  const race = sampleMatch({ type: 'stage', isFinished: true, totalScore: { home: 0, away: 0 } })
  expect(words(race)[0]).toBe('Arsenal · Chelsea odds, Premier League, 21 Nov 2026 · Touchline')
  const outright = {
    name: 'Season 17',
    competitors: [],
    startDate: '2026-08-01T00:00:00Z',
    endDate: '2027-05-30T00:00:00Z',
  }
  expect(words(sampleMatch({ type: 'season', outright }))[0]).toBe(
    'Season 17 odds, Premier League, 21 Nov 2026 · Touchline',
  )
})
