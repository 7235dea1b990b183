import { describe, expect, it } from 'vitest'
import { loadSettings } from './settings.ts'

const STANDARD = {
  refused_placements: 7,
  results: 90,
  play_times: 400,
  shared_bets: 90,
  messages: 7,
  chat: 3,
  notifications: 90,
}

describe('RETENTION_DAYS', () => {
  it('[R9] keeps bets for ever and the rest for its standard time', () => {
    expect(loadSettings({}).retention).toEqual(STANDARD)
  })

  it('[R9] changes what it names and leaves the others', () => {
    const { retention } = loadSettings({ RETENTION_DAYS: 'chat:30, bets:730' })
    expect(retention).toEqual({ ...STANDARD, chat: 30, bets: 730 })
  })

  it.each([
    '3',
    'chat',
    'chat:0',
    'bets:365',
    'results:29',
    'ledger:800',
    'chat:3,chat:4',
    'chat:-1',
  ])('[R9] [FAIR-2] is refused with what is expected: %s', (text) => {
    expect(() => loadSettings({ RETENTION_DAYS: text })).toThrow(
      `RETENTION_DAYS must be days by what is kept, as chat:3,messages:7, each at least refused_placements:1, results:30, play_times:2, shared_bets:1, messages:1, chat:1, notifications:7, bets:366, closed_accounts:30, but it is "${text}".`,
    )
  })
})
