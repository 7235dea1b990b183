import { expect, test } from 'vitest'

import { readPreferences } from './preferences.ts'

test('reads what the first paint depends on', () => {
  const header = 'theme=light; odds_type=american; time_zone=Europe%2FBerlin; session=abc; pinned=3'
  expect(readPreferences(header, ['session'])).toEqual({
    theme: 'light',
    oddsType: 'american',
    timeZone: 'Europe/Berlin',
    hasSession: true,
    pinned: 3,
  })
})

test('ignores values that are none of ours', () => {
  const header = 'theme=pink; odds_type=<script>; time_zone=Mars/Olympus; broken; x=%E0%A4%A'
  expect(readPreferences(header, ['session'])).toEqual({
    theme: null,
    oddsType: null,
    timeZone: null,
    hasSession: false,
    pinned: 0,
  })
})

test('[GAP-55] the zone of the operator is that of who has told none', () => {
  const site = { timezone: 'Asia/Tokyo', theme: { standard: 'system', isChosen: true } } as const
  const zone = (header?: string) => readPreferences(header, [], site).timeZone
  expect(zone()).toBe('Asia/Tokyo')
  expect(zone('time_zone=Europe%2FBerlin')).toBe('Europe/Berlin')
})

test('[GAP-69] [THEME-01] the operator has a theme, and says whether a player has another', () => {
  const theme = (standard: 'dark' | 'system', isChosen: boolean, header?: string) =>
    readPreferences(header, [], { timezone: null, theme: { standard, isChosen } }).theme
  expect(theme('dark', true)).toBe('dark')
  expect(theme('dark', true, 'theme=light')).toBe('light')
  expect(theme('dark', true, 'theme=system')).toBeNull()
  expect(theme('dark', true, 'theme=pink')).toBe('dark')
  expect(theme('dark', false, 'theme=light')).toBe('dark')
  expect(theme('system', false, 'theme=light')).toBeNull()
})

test('calm mode is there with the first paint', () => {
  expect(readPreferences('calm=true', ['session']).calm).toBe(true)
  expect(readPreferences('calm=1', ['session']).calm).toBeUndefined()
})

test('own sports are read for who may be signed in', () => {
  const header = 'session=1; own_sports=darts.tennis'
  const player = readPreferences(header, ['session'])
  expect(player.ownSports).toEqual(['darts', 'tennis'])
  expect(readPreferences('own_sports=darts', ['session']).ownSports).toBeUndefined()
})
