import type { FavouriteType } from '@touchline/contract'
import { describe, expect, test, vi } from 'vitest'

import { closeModal, createModalStore, openModal } from '../../parts/modals/modal-store.ts'
import {
  toProfile,
  UNKNOWN_SESSION,
  visitorSession,
  type SessionState,
} from '../session/session-state.ts'
import { aPlayer } from '../session/testing/session-fixtures.ts'
import { createListeners } from '../../base/listeners.ts'
import { createStore } from '../../base/store.ts'
import { deferred, fakeApi, refusal } from '../../testing/fake-api.ts'
import { createFavouriteKeeper } from './favourite-keeper.ts'
import { NO_FAVOURITES } from './favourite-state.ts'

const VISITOR = visitorSession(null)
const PLAYER: SessionState = {
  ...UNKNOWN_SESSION,
  authStatus: 'LOGGED_IN',
  profile: toProfile(aPlayer()),
}
const MATCH = { type: 'matches', id: '3' } as const

type Answers = Parameters<typeof fakeApi>[0]
const answer = (type: FavouriteType, favoriteIds: string[] = []) => ({
  data: { type, favoriteIds },
})

function open(session: SessionState, answers: Answers = {}) {
  const sessions = createStore(session)
  const modals = createModalStore()
  const store = createStore(NO_FAVOURITES)
  const raiseError = vi.fn()
  const pinned: number[] = []
  const { api, sent } = fakeApi({
    listFavourites: (input) => answer(input.params?.['type'] as FavouriteType),
    addFavourite: () => answer('matches', ['3']),
    removeFavourite: () => answer('matches'),
    ...answers,
  })
  const deps = {
    api,
    session: sessions,
    requestSignIn: () => openModal(modals, 'signIn', 'toFavour'),
    onModals: (listener: (open: number) => void) =>
      modals.subscribe(() => listener(modals.getState().length)),
    raiseError,
    report: () => undefined,
    rememberPinned: (count: number) => void pinned.push(count),
  }
  const told = createListeners<[unknown]>()
  const posted: unknown[] = []
  const tabs = { post: (message: unknown) => void posted.push(message), listen: told.add }
  const keeper = createFavouriteKeeper(deps, store, tabs)
  const ids = (type: FavouriteType = 'matches') => [...store.getState()[type]]
  const ready = () => vi.waitFor(() => expect(store.getState().status).toBe('ready'))
  return {
    keeper,
    store,
    posted,
    hear: told.tell,
    sessions,
    modals,
    raiseError,
    pinned,
    sent,
    ids,
    ready,
  }
}

test('[FAV-03] [FAV-10] reads each type once for a player', async () => {
  const { keeper, sent, ids, ready, pinned } = open(PLAYER, {
    listFavourites: (input) => {
      const type = input.params?.['type'] as FavouriteType
      return answer(type, type === 'tournaments' ? ['111', '121'] : ['9'])
    },
  })
  await ready()
  expect(ids('tournaments')).toEqual(['111', '121'])
  expect(pinned).toEqual([3])
  await keeper.toggle(MATCH)
  expect(ids()).toEqual(['3', '9'])
  expect(sent.map(({ name }) => name)).toEqual([
    ...Array.from({ length: 3 }, () => 'listFavourites'),
    'addFavourite',
  ])
})

test('[FAV-07] a star is on at once, and off again where the backend refuses', async () => {
  const held = deferred<never>()
  const { keeper, ids, raiseError } = open(PLAYER, { addFavourite: () => held.promise })
  await keeper.toggle(MATCH)
  expect(ids()).toEqual(['3'])
  held.reject(refusal(500))
  await vi.waitFor(() => expect(ids()).toEqual([]))
  expect(raiseError).toHaveBeenCalledOnce()
})

test('[FAV-07] the last tap holds: what failed before it is not taken back', async () => {
  const held = deferred<never>()
  const { keeper, ids, raiseError } = open(PLAYER, { addFavourite: () => held.promise })
  await keeper.toggle(MATCH)
  await keeper.toggle(MATCH)
  held.reject(refusal(500))
  await vi.waitFor(() => expect(raiseError).toHaveBeenCalledOnce())
  expect(ids()).toEqual([])
})

test('[FAV-07] a star waits for no other: the page may go before the first is answered', async () => {
  const held = deferred<never>()
  const { keeper, sent, ready } = open(PLAYER, { addFavourite: () => held.promise })
  await ready()
  await keeper.toggle(MATCH)
  await keeper.toggle({ type: 'matches', id: '4' })
  await keeper.toggle(MATCH)
  await vi.waitFor(() => expect(sent.filter(({ name }) => name === 'addFavourite')).toHaveLength(2))
  expect(sent.filter(({ name }) => name === 'removeFavourite')).toEqual([])
})

test('[FAV-07] what is read again has the star that is on its way', async () => {
  const held = deferred<ReturnType<typeof answer>>()
  let marked: string[] = []
  const { keeper, ids, sent, ready } = open(PLAYER, {
    addFavourite: () => held.promise,
    listFavourites: (input) => {
      const type = input.params?.['type'] as FavouriteType
      return answer(type, type === 'matches' ? marked : [])
    },
  })
  await ready()
  await keeper.toggle(MATCH)
  const loaded = keeper.load()
  await vi.waitFor(() => expect(sent.at(-1)?.name).toBe('addFavourite'))
  marked = ['3', '9']
  held.resolve(answer('matches', marked))
  await loaded
  expect(sent.map(({ name }) => name).lastIndexOf('addFavourite')).toBe(3)
  expect(ids()).toEqual(['3', '9'])
})

test('[FAV-08] favourites that cannot be read raise an error, and are read again when asked', async () => {
  let isBroken = true
  const { keeper, store, raiseError, ids } = open(PLAYER, {
    listFavourites: (input) => {
      if (isBroken) throw refusal(500)
      return answer(input.params?.['type'] as FavouriteType)
    },
  })
  await vi.waitFor(() => expect(store.getState().status).toBe('failed'))
  expect(raiseError).toHaveBeenCalledOnce()
  isBroken = false
  await keeper.toggle(MATCH)
  expect(ids()).toEqual(['3'])
})

test('[FAV-09] a visitor is asked to sign in, and the wish comes true afterwards', async () => {
  const { keeper, sessions, modals, sent, ids } = open(VISITOR)
  await keeper.toggle(MATCH)
  expect(sent).toEqual([])
  expect(modals.getState()).toEqual([{ name: 'signIn', reason: 'toFavour' }])
  sessions.setState(() => PLAYER)
  await vi.waitFor(() => expect(ids()).toEqual(['3']))
})

test('[FAV-09] a wish goes with the sign-in that was closed', async () => {
  const { keeper, sessions, modals, ids, ready } = open(VISITOR)
  await keeper.toggle(MATCH)
  closeModal(modals, 'signIn')
  sessions.setState(() => PLAYER)
  await ready()
  expect(ids()).toEqual([])
})

test('nothing of a player stays after the sign-out', async () => {
  const { keeper, sessions, store, pinned, ready } = open(PLAYER)
  await ready()
  await keeper.toggle({ type: 'tournaments', id: '111' })
  sessions.setState(() => VISITOR)
  await vi.waitFor(() => expect(store.getState()).toEqual(NO_FAVOURITES))
  expect(pinned.at(-1)).toBe(0)
})

describe('another tab of the player', () => {
  const mark = { playerId: '7', type: 'matches', id: '3', marked: true } as const

  test('[FAV-07] hears of a star, and of one that is taken back', async () => {
    const { keeper, posted } = open(PLAYER, { addFavourite: () => Promise.reject(refusal(500)) })
    await keeper.toggle(MATCH)
    expect(posted).toEqual([mark])
    await vi.waitFor(() => expect(posted).toEqual([mark, { ...mark, marked: false }]))
  })

  test('tells of a star, which is shown and sent by nobody else', async () => {
    const { hear, ids, ready, posted, sent, pinned } = open(PLAYER)
    await ready()
    hear(mark)
    await vi.waitFor(() => expect(ids()).toEqual(['3']))
    hear({ ...mark, type: 'tournaments', id: '111' })
    await vi.waitFor(() => expect(pinned.at(-1)).toBe(1))
    hear({ ...mark, marked: false })
    await vi.waitFor(() => expect(ids()).toEqual([]))
    expect(posted).toEqual([])
    expect(sent.filter(({ name }) => name !== 'listFavourites')).toEqual([])
  })

  test('[FAV-10] tells while the lists are being read: what was read may be from before it', async () => {
    const held = deferred<{ data: { type: FavouriteType; favoriteIds: string[] } }>()
    const { hear, ids, ready } = open(PLAYER, { listFavourites: () => held.promise })
    hear(mark)
    held.resolve(answer('matches'))
    await ready()
    await vi.waitFor(() => expect(ids()).toEqual(['3']))
  })

  test('tells of another player, or of nothing that is known here', async () => {
    const { hear, ids, ready } = open(PLAYER)
    await ready()
    hear({ ...mark, playerId: '8' })
    hear({ ...mark, type: 'teams' })
    hear('mark')
    hear({ ...mark, id: '4' })
    await vi.waitFor(() => expect(ids()).toEqual(['4']))
  })
})
