import { createTranslator } from 'use-intl/core'
import { describe, expect, it } from 'vitest'

import { messagesIn } from '../../../testing/messages.ts'
import { sampleMatch } from '../../../testing/sample-match.ts'
import { countdownText, countdownTo } from './kick-off.tsx'
import { columnCounts, givingWay, periodColumns } from './period-columns.ts'

const period = (number: number) => {
  return { key: `period_${number}`, name: '', number, type: 'regular', home: 0, away: 0 }
}

const NOW = Date.parse('2026-11-20T12:00:00Z')

describe('countdownTo', () => {
  it('[LIVE-02] counts hours, minutes and seconds on the last day', () => {
    expect(countdownTo('2026-11-20T13:00:30Z', NOW)).toEqual({ kind: 'hours', seconds: 3630 })
    expect(countdownTo('2026-11-20T12:00:00.200Z', NOW)).toEqual({ kind: 'hours', seconds: 1 })
  })

  it('counts days before that', () => {
    expect(countdownTo('2026-11-22T13:00:00Z', NOW)).toEqual({
      kind: 'days',
      days: 2,
      seconds: 3600,
    })
  })

  it('is due when the time has come', () => {
    expect(countdownTo('2026-11-20T12:00:00Z', NOW)).toEqual({ kind: 'due' })
  })
})

describe('countdownText', () => {
  const seconds = 60

  it.each([
    ['en', 'Starts in 2 days 00:01:00', 'Starts in 00:01:00'],
    ['de', 'Beginnt in 2 Tagen 00:01:00', 'Beginnt in 00:01:00'],
    ['fi', 'Alkaa 2 päivän 00:01:00 kuluttua', 'Alkaa 00:01:00 kuluttua'],
  ])('is a whole sentence of %s', (locale, days, hours) => {
    const messages = messagesIn(locale)
    const t = createTranslator({ locale, messages, namespace: 'match' })
    expect(countdownText({ kind: 'days', days: 2, seconds }, t)).toBe(days)
    expect(countdownText({ kind: 'hours', seconds }, t)).toBe(hours)
  })
})

describe('periodColumns', () => {
  it('[LIVE-03] has nothing before the match', () => {
    expect(periodColumns(sampleMatch(), 'soccer')).toEqual([])
  })

  it('[LIVE-03] shows periods, points and total', () => {
    const columns = periodColumns(
      sampleMatch({
        totalScore: { home: 1, away: 0 },
        gameScore: { home: '15', away: '40' },
        periodScores: [
          { key: 'set_1', name: '1st set', number: 1, type: 'regular', home: 6, away: 4 },
          { key: 'set_2', name: '2nd set', number: 2, type: 'regular', home: 1, away: 2 },
        ],
      }),
      'tennis',
    )
    expect(columns.map(({ kind, number, home, away }) => [kind, number, home, away])).toEqual([
      ['regular', 1, '6', '4'],
      ['regular', 2, '1', '2'],
      ['points', null, '15', '40'],
      ['sets', null, '1', '0'],
    ])
  })

  it('[LIVE-03] is the score board of baseball: innings, runs, hits, errors', () => {
    const inning = (number: number, home: number, away: number, type = 'regular') => {
      return { key: `inning_${number}`, name: '', number, type, home, away }
    }
    const match = sampleMatch({
      totalScore: { home: 1, away: 2 },
      periodScores: [inning(9, 1, 1), inning(10, 0, 1, 'overtime')],
      currentServer: 'away',
      situation: { hits: { home: 4, away: 6 }, errors: { home: 0, away: 1 }, outs: 1 },
    })
    const columns = periodColumns(match, 'baseball')
    expect(columns.map(({ kind, number, home, away }) => [kind, number, home, away])).toEqual([
      ['regular', 9, '1', '1'],
      ['regular', 10, '–', '1'],
      ['runs', null, '1', '2'],
      ['hits', null, '4', '6'],
      ['errors', null, '0', '1'],
    ])
  })

  it('[LIVE-03] leaves out the first periods only where they do not fit beside a name', () => {
    const early = (periods: number, sportKey: string, isLive = false) => {
      const columns = periodColumns(
        sampleMatch({
          totalScore: { home: 81, away: 92 },
          gameScore: isLive ? { home: '3', away: '1' } : null,
          periodScores: Array.from({ length: periods }, (_, index) => period(index + 1)),
        }),
        sportKey,
      )
      return givingWay(columns).filter((gives) => gives !== undefined)
    }
    expect(early(4, 'basketball')).toEqual(['narrow'])
    expect(early(3, 'ice-hockey')).toEqual([])
    expect(early(5, 'volleyball')).toEqual(['phone', 'narrow'])
    expect(early(5, 'tennis', true)).toEqual(['phone', 'phone'])
  })

  it('[LIVE-03] takes of a phone only what it shows there: three periods and the sums', () => {
    const situation = { hits: { home: 4, away: 6 }, errors: { home: 0, away: 1 } }
    const of = (innings: number, runs: number) =>
      columnCounts(
        periodColumns(
          sampleMatch({
            totalScore: { home: runs, away: 2 },
            periodScores: Array.from({ length: innings }, (_, index) => period(index + 1)),
            situation,
          }),
          'baseball',
        ),
      )
    expect(of(1, 0)).toMatchObject({ phone: 3, digits: 1 })
    expect(of(3, 0)).toMatchObject({ phone: 5, digits: 1 })
    expect(of(9, 0).phone).toBe(of(3, 0).phone)
    expect(of(3, 146).digits).toBe(3)
    // Hits and errors are not there on the narrowest, and every inning where there is room.
    expect(of(9, 0)).toMatchObject({ narrow: 3, wide: 11 })
  })

  it('[LIVE-03] tells runs, wickets and overs of cricket', () => {
    const match = sampleMatch({
      totalScore: { home: 146, away: 12 },
      gameScore: { home: '3', away: '1' },
      periodScores: [
        { key: 'innings_1', name: '', number: 1, type: 'regular', home: 146, away: 0 },
      ],
      situation: { overs: { home: '20.0', away: '2.4' } },
    })
    expect(periodColumns(match, 'cricket').map(({ kind, away }) => [kind, away])).toEqual([
      ['runs', '12'],
      ['wickets', '1'],
      ['overs', '2.4'],
    ])
  })

  it('[LIVE-03] shows by which super over a tied match of cricket was won', () => {
    const innings = { name: '', type: 'regular', home: 0, away: 0 }
    const match = sampleMatch({
      totalScore: { home: 149, away: 149 },
      periodScores: [
        { ...innings, key: 'innings_1', number: 1, away: 149 },
        { ...innings, key: 'innings_2', number: 2, home: 149 },
        { key: 'super_over', name: 'Super over', number: 3, type: 'overtime', home: 5, away: 8 },
      ],
    })
    expect(periodColumns(match, 'cricket')).toMatchObject([
      { kind: 'superOver', number: null, name: 'Super over', home: '5', away: '8' },
      { kind: 'runs', home: '149', away: '149' },
    ])
  })

  it('names overtime rather than numbering it', () => {
    const overtime = { key: 'ot', name: 'Overtime', number: 3, type: 'overtime', home: 1, away: 0 }
    expect(periodColumns(sampleMatch({ periodScores: [overtime] }), 'soccer')[0]).toMatchObject({
      kind: 'overtime',
      number: null,
    })
    const second = { ...overtime, key: 'overtime_2', name: '2nd overtime', number: 6 }
    expect(periodColumns(sampleMatch({ periodScores: [second] }), 'basketball')[0]).toMatchObject({
      kind: 'overtime',
      number: 2,
      name: '2nd overtime',
    })
  })
})
