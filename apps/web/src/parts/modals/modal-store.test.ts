import { expect, test } from 'vitest'

import { closeModal, createModalStore, isModalName, openModal, switchModal } from './modal-store.ts'

test('[MODAL-17] a second modal hides the first, which returns when it closes', () => {
  const store = createModalStore()
  openModal(store, 'signIn')
  openModal(store, 'signUp')
  expect(store.getState().at(-1)?.name).toBe('signUp')
  closeModal(store, 'signUp')
  expect(store.getState().at(-1)?.name).toBe('signIn')
})

test('[AUTH-18] a prompt that is already open is not opened twice', () => {
  const store = createModalStore()
  openModal(store, 'signIn', 'sessionExpired')
  const before = store.getState()
  openModal(store, 'signIn', 'toBet')
  expect(store.getState()).toBe(before)
})

test('[MODAL-01] [MODAL-02] sign-in and sign-up take each other’s place and keep the reason', () => {
  const store = createModalStore()
  openModal(store, 'signIn', 'toBet')
  switchModal(store, 'signUp')
  expect(store.getState()).toEqual([{ name: 'signUp', reason: 'toBet' }])
})

test('[ROUTE-04] only known names are modals', () => {
  expect(isModalName('signIn')).toBe(true)
  expect(isModalName('signin')).toBe(false)
  expect(isModalName('__proto__')).toBe(false)
})
