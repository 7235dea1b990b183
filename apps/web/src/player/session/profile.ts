import type { Player } from '@touchline/contract'

export type Profile = Player & { readonly isLoggedIn: boolean }

/** AUTH-04: an e-mail or an auth phone number makes a signed-in player. */
export function toProfile(player: Player): Profile {
  return { ...player, isLoggedIn: hasText(player.email) || hasText(player.authPhone) }
}

/** AUTH-08: first and last name, then nickname, e-mail, phone; empty where none is known. */
export function displayName(profile: Player): string {
  const fullName = [profile.firstName, profile.lastName].filter(hasText).join(' ')
  const names = [fullName, profile.nickname, profile.email, profile.phone, profile.authPhone]
  return names.find(hasText) ?? ''
}

function hasText(text: string | null | undefined): text is string {
  return text !== null && text !== undefined && text.trim() !== ''
}
