import { describe, expect, it } from 'vitest'
import { SPORTS } from '../feed/simulator/catalogue/sports.ts'
import { liveDelayOf } from './live-delays.ts'
import { loadSettings } from './settings.ts'
import { SPORT_KEYS } from './sport-keys.ts'

const read = (text: string) => loadSettings({ LIVE_DELAY_MS: text }).liveDelays

describe('LIVE_DELAY_MS', () => {
  it('is one number for all sports, or others by sport after it', () => {
    expect(read('200')).toEqual({ standardMs: 200, bySport: {} })
    expect(read('3000, tennis:5000,cybersport:0')).toEqual({
      standardMs: 3000,
      bySport: { tennis: 5000, cybersport: 0 },
    })
  })

  it.each([
    'soon',
    'tennis:5000',
    '3000,tennis',
    '3000,tennis:soon',
    '3000,tennis:-1',
    '3000,',
    '3000,tennis:1,tennis:2',
    '30000000',
  ])('is refused with what is expected: %s', (text) => {
    expect(() => read(text)).toThrow(
      `LIVE_DELAY_MS must be milliseconds, then others by sport or type of sports: 3000,tennis:5000,cybersport:0, but it is "${text}".`,
    )
  })

  it('names every sport that feeds bring, and no other', () => {
    const given = SPORTS.map(({ key }) => `${key}:1000`).join()
    expect(read(`3000,${given},horse-racing:0`).bySport).toMatchObject({ 'ice-hockey': 1000 })
    expect(SPORTS.map(({ key }) => key)).toEqual(SPORT_KEYS)
    expect(() => read('3000,tenis:5000')).toThrow(
      'LIVE_DELAY_MS must name sports or types of sports, which are soccer, tennis,',
    )
  })

  it('is of the sport before its type, and of its type before all', () => {
    const delays = read('3000,cybersport:1000,counter-strike:500')
    expect(liveDelayOf(delays, { key: 'counter-strike', type: 'cybersport' })).toBe(500)
    expect(liveDelayOf(delays, { key: 'dota-2', type: 'cybersport' })).toBe(1000)
    expect(liveDelayOf(delays, { key: 'soccer', type: 'sport' })).toBe(3000)
    expect(liveDelayOf(delays, { key: 'unheard', type: undefined })).toBe(3000)
  })
})
