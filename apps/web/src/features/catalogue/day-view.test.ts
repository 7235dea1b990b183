import { describe, expect, test } from 'vitest'

import { parseDaySearch } from './day-search.ts'
import { daysOf, dayView, latestResultFilters } from './day-view.ts'

const berlin = {
  timeZone: 'Europe/Berlin',
  knowsZone: true,
  now: Date.parse('2026-11-21T14:05:30Z'),
}

describe('[SCHED-01] [BROWSE-17] the schedule', () => {
  test('is of today, from this minute on', () => {
    const { day, filters } = dayView('fromNowToFuture', {}, berlin)
    const days = daysOf('fromNowToFuture', berlin.timeZone, berlin.now)
    expect(days).toHaveLength(8)
    expect(days.at(-1)).toBe('2026-11-28')
    expect(day).toBe('2026-11-21')
    expect(filters).toMatchObject({
      matchStatus: [0],
      startFrom: '2026-11-21T14:05:00.000Z',
      startTo: '2026-11-21T22:59:59.999Z',
    })
  })

  test('is of a whole day ahead, of one sport', () => {
    const search = { day: '2026-11-23', sport: 'tennis' }
    const { filters, counted } = dayView('fromNowToFuture', search, berlin)
    expect(filters).toMatchObject({
      sportKey: ['tennis'],
      startFrom: '2026-11-22T23:00:00.000Z',
      startTo: '2026-11-23T22:59:59.999Z',
    })
    expect(counted).not.toHaveProperty('sportKey')
  })
})

test('[SCHED-01] [RES-01] where nobody knows when days begin the list is of the hours around now', () => {
  const present = { timeZone: 'UTC', knowsZone: false, now: berlin.now }
  const ahead = dayView('fromNowToFuture', {}, present)
  expect(ahead).toMatchObject({
    day: null,
    filters: { startFrom: '2026-11-21T14:05:00.000Z', startTo: '2026-11-22T14:05:00.000Z' },
  })
  const latest = Date.parse('2026-11-21T03:00:00Z')
  expect(dayView('fromPastToNow', {}, { ...present, latest })).toMatchObject({
    day: null,
    filters: { startFrom: '2026-11-20T03:00:00.000Z', startTo: '2026-11-21T14:05:00.000Z' },
  })
  expect(dayView('fromNowToFuture', { day: '2026-11-23' }, present).day).toBe('2026-11-23')
})

describe('[RES-01] [BROWSE-17] the results', () => {
  test('are of today, until this minute', () => {
    const { filters } = dayView('fromPastToNow', { sport: 'soccer', league: 1000 }, berlin)
    expect(daysOf('fromPastToNow', berlin.timeZone, berlin.now)[1]).toBe('2026-11-20')
    expect(filters).toMatchObject({
      matchStatus: [3, 4],
      sportKey: ['soccer'],
      tournamentId: ['1000'],
      startFrom: '2026-11-20T23:00:00.000Z',
      startTo: '2026-11-21T14:05:00.000Z',
    })
  })

  test('[P13] are of the last day that has any, and newest first', () => {
    const justAfterMidnight = Date.parse('2026-11-20T23:10:00Z')
    const latest = Date.parse('2026-11-20T20:45:00Z')
    const at = { ...berlin, now: justAfterMidnight, latest }
    const view = dayView('fromPastToNow', {}, at)
    expect(view).toMatchObject({ day: '2026-11-20', usual: '2026-11-20' })
    expect(daysOf('fromPastToNow', at.timeZone, at.now)[0]).toBe('2026-11-21')
    expect(view.filters.sortBy).toBe('priority:desc,start_time:desc')
    expect(dayView('fromPastToNow', { day: '2026-11-21' }, at).day).toBe('2026-11-21')
    expect(dayView('fromPastToNow', {}, { ...at, latest: null }).day).toBe('2026-11-21')
  })

  test('[P13] the newest is asked for within the days of the page', () => {
    expect(latestResultFilters({ sport: 'soccer' }, berlin)).toMatchObject({
      matchStatus: [3, 4],
      sportKey: ['soccer'],
      startFrom: '2026-11-13T23:00:00.000Z',
      sortBy: 'start_time:desc',
      limit: 1,
    })
  })

  test('of a day that is too far away are those of today', () => {
    expect(dayView('fromPastToNow', { day: '2026-11-01' }, berlin).day).toBe('2026-11-21')
  })
})

test('takes what it knows of an address and drops the rest', () => {
  const search = { day: '2026-11-22', sport: 'soccer', league: '1000', page: 3 }
  expect(parseDaySearch(search)).toEqual({ day: '2026-11-22', sport: 'soccer', league: 1000 })
  expect(parseDaySearch({ day: 'tomorrow', sport: '<b>', league: 'x' })).toEqual({})
})
