import { expect, test } from 'vitest'

import { structuredData } from './structured-data.ts'

const page = {
  locale: 'de',
  defaultLocale: 'en',
  localePrefixRequired: false,
  publicUrl: 'https://bets.example',
}
const sport = { id: '1', key: 'soccer', name: 'Fußball' }
const category = { id: '3', slug: 'italy', name: 'Italien', countryCode: 'IT' }
const league = { id: '7', slug: 'serie-a', name: 'Serie A', sport, category }
const match = {
  id: '12',
  slug: 'milan-inter',
  sport,
  category,
  tournament: league,
  home: { name: 'Milan' },
  away: { name: 'Inter' },
  startTime: '2026-11-21T19:45:00Z',
  isFinished: false,
  totalScore: null,
  stadium: 'San Siro',
  city: 'Milano',
}

const eventOf = (change: object) =>
  structuredData(
    page,
    { kind: 'match', match: { ...match, ...change } } as unknown as Event,
    'Start',
  )[0]

type Event = Parameters<typeof structuredData>[1]

test('[SEO-01] a match is a sports event at its own address', () => {
  const [event] = structuredData(page, { kind: 'match', match } as unknown as Event, 'Start')
  expect(event).toMatchObject({
    '@type': 'SportsEvent',
    name: 'Milan – Inter',
    url: 'https://bets.example/de/sports/soccer/milan-inter-m12',
    startDate: '2026-11-21T19:45:00Z',
    homeTeam: { '@type': 'SportsTeam', name: 'Milan' },
  })
})

test('[A3] a match tells where it is played', () => {
  expect(eventOf({})).toMatchObject({
    eventStatus: 'https://schema.org/EventScheduled',
    location: {
      '@type': 'Place',
      name: 'San Siro',
      address: { addressLocality: 'Milano', addressCountry: 'IT' },
    },
  })
  expect(eventOf({ stadium: null, city: null })).toMatchObject({ location: { name: 'Italien' } })
})

test('[A3] a match that is over is not scheduled any more, and tells its result', () => {
  const event = eventOf({ isFinished: true, totalScore: { home: 2, away: 1 } })
  expect(event).not.toHaveProperty('eventStatus')
  expect(event).toMatchObject({ description: 'Milan 2–1 Inter' })
})

test('[SEO-01] the way to a league is told as breadcrumbs', () => {
  const data = structuredData(page, { kind: 'league', league } as unknown as Event, 'Start')
  expect(data).toHaveLength(1)
  expect(data[0]).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Start', item: 'https://bets.example/de/sports' },
      { position: 2, name: 'Fußball', item: 'https://bets.example/de/sports/soccer' },
      { position: 3, name: 'Italien', item: 'https://bets.example/de/sports/soccer/italy' },
      { position: 4, name: 'Serie A', item: 'https://bets.example/de/sports/soccer/serie-a-l7' },
    ],
  })
})

test('[SEO-01] of a league without a country the way leaves it out', () => {
  const ofNone = { ...league, category: { ...league.category, name: '' } }
  const [path] = structuredData(
    page,
    { kind: 'league', league: ofNone } as unknown as Event,
    'Start',
  )
  expect(path).toMatchObject({
    itemListElement: [{ name: 'Start' }, { name: 'Fußball' }, { position: 3, name: 'Serie A' }],
  })
})
