import { createLiveStore, type LiveClient } from '@touchline/live'
import { beforeEach, expect, test } from 'vitest'

import { sampleMarket, sampleMatch } from '../../testing/sample-match.ts'
import type { PageData } from '../page-data.ts'
import { createPlayerConnection } from './player-connection.ts'

let deeds: string[]
let comeBack: () => void
let arrive: () => void
let fetches: number

function fakeClient(): LiveClient {
  const note = (deed: string) => deeds.push(deed)
  return {
    connection: { get: () => 'disconnected', subscribe: () => () => undefined },
    connect: () => note('connect'),
    disconnect: () => note('disconnect'),
    setAuth: (status, playerId) => note(`auth ${status} ${playerId ?? ''}`),
    joinChannel: (channel, { position }) => {
      note(`join ${channel} from ${position?.offset ?? 'a snapshot'}`)
      return { leave: () => note(`leave ${channel}`), resync: () => note(`resync ${channel}`) }
    },
    heard: () => 0,
    newerThan: () => [],
    resync: () => note('resync'),
    close: () => note('close'),
  }
}

function connectionOf(hasSession: boolean, store = createLiveStore()) {
  const services = { page: { preferences: { hasSession } } } as PageData
  const { promise, resolve } = Promise.withResolvers<LiveClient>()
  arrive = () => resolve(fakeClient())
  const fetchClient = () => {
    fetches += 1
    return promise
  }
  return createPlayerConnection(
    () => services,
    store,
    () => undefined,
    fetchClient,
    (listener) => {
      comeBack = listener
      return () => (comeBack = () => undefined)
    },
  )
}

const settle = () => expect.poll(() => deeds).toContain('connect')
const follow = (offset: number) => ({
  position: { offset, epoch: 'e' },
  onEvent: () => undefined,
})

beforeEach(() => {
  deeds = []
  fetches = 0
})

test('[RT-20] joins wait for the client, in their order and with the position of their snapshot', async () => {
  const { joinChannel, start, state } = connectionOf(false)
  const left = joinChannel('left', follow(1))
  joinChannel('kept', follow(2))
  const renewed = joinChannel('renewed', follow(3))
  left.leave()
  renewed.resync()
  const stop = start()
  stop()
  start()
  expect(state.get()).toBe('connecting')
  arrive()
  await settle()
  joinChannel('later', follow(4))
  renewed.leave()
  expect(fetches).toBe(1)
  expect(deeds).toEqual([
    'join kept from 2',
    'join renewed from a snapshot',
    'connect',
    'join later from 4',
    'leave renewed',
  ])
  expect(state.get()).toBe('disconnected')
})

test('where a session may be there, it connects once it is known for whom', async () => {
  const { setAuth, start } = connectionOf(true)
  start()
  setAuth('pending')
  arrive()
  await expect.poll(() => fetches).toBe(1)
  await Promise.resolve()
  expect(deeds).not.toContain('connect')
  setAuth('logged_in', '7')
  await settle()
  expect(deeds.slice(-2)).toEqual(['auth logged_in 7', 'connect'])
})

test('whoever was settled before the client came is told to it first', async () => {
  const { setAuth, start } = connectionOf(true)
  start()
  setAuth('logged_in', '7')
  setAuth('unknown')
  arrive()
  await settle()
  expect(deeds).toEqual(['auth logged_in 7', 'connect'])
})

test('a page that was left meanwhile does not connect', async () => {
  const { joinChannel, start } = connectionOf(false)
  joinChannel('updates', follow(1))
  start()()
  arrive()
  await expect.poll(() => deeds).toEqual(['join updates from 1'])
})

test('[P28] whom the server refused is tried again when the player comes back, and not before', async () => {
  const { start, state } = connectionOf(false)
  const stop = start()
  arrive()
  await settle()
  expect(state.get()).toBe('disconnected')
  expect(deeds).toEqual(['connect'])
  comeBack()
  expect(deeds).toEqual(['connect', 'connect'])
  stop()
  comeBack()
  expect(deeds).toEqual(['connect', 'connect', 'disconnect'])
})

test('prices that a page held while it was frozen are stale before it is painted again', () => {
  let now = Date.now()
  const store = createLiveStore({ now: () => now })
  store.applySnapshot({ matches: [sampleMatch({ status: 1, mainMarket: sampleMarket() })] })
  const stop = connectionOf(false, store).start()
  const states = () => [...store.outcomes.keys()].map((key) => store.get(key)?.state)
  expect(new Set(states())).toEqual(new Set(['open']))
  now += 20_000
  comeBack()
  expect(new Set(states())).toEqual(new Set(['stale']))
  stop()
})
