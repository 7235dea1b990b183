import { expect, test } from 'vitest'

import { modalOfAddress, withoutModal } from './modal-address.ts'

const byParameter = (name: string) => modalOfAddress({ search: `?a=1&modal=${name}`, hash: '' })

test('[ROUTE-04] the modal parameter names a modal, unknown names open nothing', () => {
  expect(byParameter('signIn').modal).toBe('signIn')
  expect(byParameter('search_modal')).toMatchObject({ modal: 'search_modal', audience: 'anyone' })
  expect(byParameter('nothing').modal).toBeNull()
  expect(modalOfAddress({ search: '', hash: '' }).modal).toBeNull()
})

test.each(['signIn', 'signUp', 'confirmation', 'passwordEdit', 'passwordNew', 'unlock'])(
  '[ROUTE-05] [ROUTE-06] [ROUTE-07] [ROUTE-08] [ROUTE-09] [ROUTE-10] [AMB-33] the hash %s names its modal',
  (hash) => {
    expect(modalOfAddress({ search: '', hash })).toMatchObject({ modal: hash, byHash: true })
  },
)

test('[ROUTE-05] other hashes open nothing', () => {
  expect(modalOfAddress({ search: '', hash: 'toString' }).modal).toBeNull()
  expect(modalOfAddress({ search: '', hash: 'phoneVerification' }).modal).toBeNull()
})

test('[GAP-34] modals that need a state or an action are opened by no address', () => {
  for (const name of ['missingFields', 'outOfSessionLimit', 'confirmPassword']) {
    expect(byParameter(name).modal).toBeNull()
  }
})

test('[GAP-34] [MODAL-14] a bonus is opened by its id, which leaves the address with it', () => {
  expect(byParameter('bonusDetail&id=7')).toMatchObject({ modal: 'bonusDetail', id: '7' })
  expect(byParameter('bonusDetail')).toMatchObject({ modal: null, isUnknown: true })
  expect(byParameter('signIn&id=7').id).toBeUndefined()
  expect(withoutModal('/sports?a=1&modal=bonusDetail&id=7')).toBe('/sports?a=1')
  expect(withoutModal('/sports?modal=signIn&id=7')).toBe('/sports?id=7')
})

test('[GAP-34] the id of a win, which no address opens, leaves the address all the same', () => {
  expect(byParameter('jackpotHit&id=7')).toMatchObject({ modal: null, isUnknown: true })
  expect(withoutModal('/sports?a=1&modal=jackpotHit&id=7')).toBe('/sports?a=1')
})

test('[GAP-34] an address opens a modal for whom it is meant', () => {
  expect(byParameter('signIn').audience).toBe('visitor')
  expect(byParameter('phoneVerification').audience).toBe('player')
  expect(byParameter('passwordEdit').audience).toBe('anyone')
})

test('[P27] a parameter that opens nothing is known as such, and leaves the rest of its address', () => {
  for (const name of ['nothing', 'missingFields', '']) {
    expect(byParameter(name).isUnknown).toBe(true)
  }
  expect(byParameter('signIn').isUnknown).toBe(false)
  expect(modalOfAddress({ search: '?a=1', hash: '' }).isUnknown).toBe(false)
  expect(withoutModal('/de/sports?a=1&modal=nothing#top')).toBe('/de/sports?a=1#top')
})
