import { expect, test } from 'vitest'

import { aSystem } from '../../testing/system-settings.ts'
import { canSignIn, canSignUp } from './access.ts'

function access(
  change: Partial<ReturnType<typeof aSystem>['platform']>,
  userCountry: string | null,
) {
  const system = aSystem()
  return { ...system, userCountry, platform: { ...system.platform, ...change } }
}

test('[AUTH-24] sign-in needs the setting and a country that is not blocked', () => {
  expect(canSignIn(access({}, 'DE'))).toBe(true)
  expect(canSignIn(access({ signInEnabled: false }, 'DE'))).toBe(false)
  expect(canSignIn(access({ blockedSignInCountries: ['DE'] }, 'DE'))).toBe(false)
  expect(canSignIn(access({ blockedSignInCountries: ['DE'] }, null))).toBe(true)
})

test('[AUTH-25] sign-up has its own setting and list', () => {
  expect(canSignUp(access({ blockedSignInCountries: ['DE'] }, 'DE'))).toBe(true)
  expect(canSignUp(access({ blockedSignUpCountries: ['DE'] }, 'DE'))).toBe(false)
  expect(canSignUp(access({ signUpEnabled: false }, 'AT'))).toBe(false)
})
