import type { SystemSettings } from '@touchline/contract'

type AccessSettings = Pick<SystemSettings, 'platform' | 'userCountry'>

/** AUTH-24: the settings allow it, and the player's country is not blocked. */
export function canSignIn({ platform, userCountry }: AccessSettings): boolean {
  return platform.signInEnabled && !isBlocked(platform.blockedSignInCountries, userCountry)
}

/** AUTH-25: the same for sign-up, by its own list. */
export function canSignUp({ platform, userCountry }: AccessSettings): boolean {
  return platform.signUpEnabled && !isBlocked(platform.blockedSignUpCountries, userCountry)
}

function isBlocked(countries: readonly string[], country: string | null): boolean {
  return country !== null && countries.includes(country)
}
