import type { Clock } from '@touchline/contract'
import { describe, expect, it } from 'vitest'

import { clockText, minuteText } from './clock-text.ts'
import { hoursText, minutesText } from './duration-text.ts'

const AT = Date.parse('2026-11-20T20:00:00Z')

function clock(change: Partial<Clock>): Clock {
  return {
    matchTime: 0,
    stoppageTime: null,
    remainingTime: null,
    stopped: false,
    updatedAt: new Date(AT).toISOString(),
    speed: 1,
    ...change,
  }
}

describe('clockText', () => {
  it('[LIVE-02] runs on from the last update', () => {
    const running = clock({ matchTime: 4000 })
    expect(clockText(running, 'soccer', AT)).toBe('66:40')
    expect(clockText(running, 'soccer', AT + 32_000)).toBe('67:12')
  })

  it('[LIVE-02] stands still while stopped', () => {
    const stopped = clock({ matchTime: 2700, stopped: true })
    expect(clockText(stopped, 'soccer', AT + 600_000)).toBe('45:00')
  })

  it('[LIVE-02] follows the speed of the feed', () => {
    expect(clockText(clock({ matchTime: 60, speed: 60 }), 'soccer', AT + 2_000)).toBe('03:00')
  })

  it('[LIVE-02] never runs back where the clocks differ', () => {
    expect(clockText(clock({ matchTime: 60 }), 'soccer', AT - 5_000)).toBe('01:00')
  })

  it('[LIVE-02] shows stoppage time after the regular end', () => {
    const late = clock({ matchTime: 2830, stoppageTime: 130 })
    expect(clockText(late, 'soccer', AT)).toBe('45:00 +2:10')
    expect(clockText(late, 'soccer', AT + 5_000)).toBe('45:00 +2:15')
  })

  it('[LIVE-02] counts the period down where the sport does', () => {
    const quarter = clock({ matchTime: 400, remainingTime: 200 })
    expect(clockText(quarter, 'basketball', AT + 10_000)).toBe('03:10')
    expect(clockText(quarter, 'basketball', AT + 900_000)).toBe('00:00')
  })

  it('[LIVE-02] writes long times as hh:mm:ss', () => {
    expect(clockText(clock({ matchTime: 4360 }), 'tennis', AT)).toBe('01:12:40')
  })

  it('has nothing to show without a time', () => {
    expect(clockText(clock({ matchTime: null }), 'tennis', AT)).toBeNull()
  })
})

describe('minuteText', () => {
  it('[LIVE-02] counts the minute in play from one', () => {
    expect(minuteText(clock({ matchTime: 0 }), 'soccer', AT)).toBe('1′')
    expect(minuteText(clock({ matchTime: 3999 }), 'soccer', AT)).toBe('67′')
  })

  it.each([
    ['first half', 2650, 60_000, '45′', '45:00'],
    ['second half', 5390, 90_000, '90′', '90:00'],
    ['second half, just begun', 2700, 1_000, '46′', '45:01'],
    ['extra time', 6290, 60_000, '105′', '105:00'],
  ])('[P9] holds at the end of the %s until more is told', (_, matchTime, later, minute, text) => {
    const told = clock({ matchTime })
    expect(minuteText(told, 'soccer', AT + later)).toBe(minute)
    expect(clockText(told, 'soccer', AT + later)).toBe(text)
  })

  it('[P9] holds at the end of handball, which is told in minutes as well', () => {
    const told = clock({ matchTime: 3570 })
    expect(minuteText(told, 'handball', AT)).toBe('60′')
    expect(clockText(told, 'handball', AT + 200_000)).toBe('60:00')
  })

  it('[P9] goes on with stoppage time from its first second', () => {
    const told = clock({ matchTime: 2700, stoppageTime: 0 })
    expect(minuteText(told, 'soccer', AT)).toBe('45+1′')
    expect(clockText(told, 'soccer', AT + 5_000)).toBe('45:00 +0:05')
    expect(clockText({ ...told, stopped: true }, 'soccer', AT)).toBe('45:00')
  })

  it('[LIVE-02] adds the minutes of stoppage time', () => {
    expect(minuteText(clock({ matchTime: 2790, stoppageTime: 90 }), 'soccer', AT)).toBe('45+2′')
    expect(minuteText(clock({ matchTime: 5460, stoppageTime: 60 }), 'soccer', AT)).toBe('90+2′')
    expect(minuteText(clock({ matchTime: 2230, stoppageTime: 130 }), 'hurling', AT)).toBe('35+3′')
  })

  it('[LIVE-02] shows other sports by their clock', () => {
    expect(minuteText(clock({ remainingTime: 272 }), 'ice-hockey', AT)).toBe('04:32')
  })
})

describe('durations', () => {
  it('[LIVE-02] are hh:mm:ss or mm:ss, never negative', () => {
    expect(hoursText(3_661)).toBe('01:01:01')
    expect(hoursText(-4)).toBe('00:00:00')
    expect(minutesText(6_320)).toBe('105:20')
    expect(minutesText(9)).toBe('00:09')
  })
})
