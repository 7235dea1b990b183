import type { FavouriteType } from '@touchline/contract'
import { expect, test, vi } from 'vitest'

import { closeModal, createModalStore, openModal } from '../../parts/modals/modal-store.ts'
import {
  toProfile,
  UNKNOWN_SESSION,
  visitorSession,
  type SessionState,
} from '../session/session-state.ts'
import { aPlayer } from '../session/testing/session-fixtures.ts'
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
  const keeper = createFavouriteKeeper(deps, store)
  const ids = (type: FavouriteType = 'matches') => [...store.getState()[type]]
  const ready = () => vi.waitFor(() => expect(store.getState().status).toBe('ready'))
  return { keeper, store, sessions, modals, raiseError, pinned, sent, ids, ready }
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
