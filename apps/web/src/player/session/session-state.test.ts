import { expect, test } from 'vitest'
import { displayName, toProfile } from './session-state.ts'
import { aPlayer } from './testing/session-fixtures.ts'

test('[AUTH-04] an e-mail or an auth phone number makes a signed-in player', () => {
  expect(toProfile(aPlayer()).isLoggedIn).toBe(true)
  expect(toProfile(aPlayer({ email: null, authPhone: '+491701234567' })).isLoggedIn).toBe(true)
  expect(toProfile(aPlayer({ email: null, phone: '+491701234567' })).isLoggedIn).toBe(false)
  expect(toProfile(aPlayer({ email: ' ' })).isLoggedIn).toBe(false)
})

test('[AUTH-07] the profile keeps every field of the player', () => {
  expect(toProfile(aPlayer())).toMatchObject(aPlayer())
})

test('[AUTH-08] the display name falls back from names to nickname, e-mail and phone', () => {
  const named = aPlayer({ firstName: 'Ada', lastName: 'Byron', nickname: 'ada' })
  expect(displayName(named)).toBe('Ada Byron')
  expect(displayName({ ...named, lastName: null })).toBe('Ada')
  expect(displayName({ ...named, firstName: null, lastName: null })).toBe('ada')
  expect(displayName(aPlayer())).toBe('ada@example.test')
  expect(displayName(aPlayer({ email: null, phone: '+49170' }))).toBe('+49170')
})
