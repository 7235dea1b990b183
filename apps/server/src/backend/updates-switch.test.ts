import { channels } from '@touchline/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Book } from '../feed/book/book.ts'
import { createBook } from '../feed/book/create-book.ts'
import { createManualClock } from '../modules/testing/manual-clock.ts'
import type { ManualClock } from '../modules/testing/manual-clock.ts'
import { oddsChange, result, world } from '../modules/testing/world.ts'
import { createTestReporter } from '../reporting/testing/test-reporter.ts'
import { loadSettings } from '../settings/settings.ts'
import { dutiesOf, type Duties } from './duties.ts'
import { createUpdatesSwitch } from './updates-switch.ts'

describe('the news of the public channels', () => {
  let clock: ManualClock
  let book: Book
  let sent: Set<string>
  beforeEach(() => {
    clock = createManualClock()
    book = createBook(clock.now)
    book.apply(world(clock.now()))
    sent = new Set()
  })

  const open = (updates: Duties['updates']) =>
    createUpdatesSwitch({
      updates,
      book,
      clock,
      reporter: createTestReporter(),
      publisher: {
        publish: (channel) => void sent.add(channel),
        position: () => ({ epoch: '', offset: 0 }),
      },
    })
  const move = (odds: number) => {
    book.apply([oddsChange('1', clock.now(), result([odds, 3000, 4000]))])
    clock.advance(50)
  }
  const updates = channels.updates('en')

  it('go out of a process with sockets as soon as its book is filled', () => {
    const news = open('always')
    move(2050)
    expect(sent).toEqual(new Set())
    news.begin()
    move(2100)
    expect(sent).toContain(updates)
    news.stop()
    sent.clear()
    move(2200)
    expect(sent).toEqual(new Set())
  })

  it('go to a common push server from the process that runs the feed alone', () => {
    const news = open('leading')
    news.begin()
    move(2100)
    expect(sent).toEqual(new Set())
    news.lead()
    sent.clear()
    move(2200)
    expect(sent).toContain(updates)
    news.follow()
    sent.clear()
    move(2300)
    expect(sent).toEqual(new Set())
  })

  it('begin with what the process before may have kept to itself', () => {
    const news = open('leading')
    news.begin()
    clock.advance(60_000)
    book.apply([oddsChange('3', clock.now(), result([1600, 4000, 6000]))])
    news.lead()
    expect(sent).toContain(channels.match('de', '3'))
    expect(sent).not.toContain(channels.match('de', '1'))
  })
})

it.each([
  [{}, { calls: true, feed: true, services: true, updates: 'always' }],
  [{ ROLE: 'api' }, { calls: true, feed: false, services: false, updates: 'always' }],
  [{ ROLE: 'feed' }, { calls: false, feed: true, services: true, updates: 'never' }],
])('duties by %o', (env, duties) => {
  expect(dutiesOf(loadSettings({ REDIS_URL: 'redis://r', ...env }))).toEqual(duties)
})

it.each([
  ['all', 'leading'],
  ['feed', 'leading'],
  ['api', 'never'],
])('with a common push server a process of ROLE=%s tells the public channels: %s', (role, when) => {
  const push = {
    CENTRIFUGO_API_URL: 'http://push/api',
    CENTRIFUGO_API_KEY: 'key',
    CENTRIFUGO_TOKEN_SECRET: 'a secret of many letters',
    CENTRIFUGO_PUBLIC_URL: 'wss://push',
  }
  const settings = loadSettings({ ROLE: role, REDIS_URL: 'redis://r', ...push })
  expect(dutiesOf(settings).updates).toBe(when)
})
