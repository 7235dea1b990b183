import type { Money, Amount } from '@touchline/betting'
import type { Player, StatusGroup, UserSettings } from '@touchline/contract'

export type AuthStatus = 'UNKNOWN' | 'PENDING' | 'LOGGED_IN' | 'NOT_LOGGED_IN'

export type SessionState = {
  readonly authStatus: AuthStatus
  /** There is a player, who could not be read: the page shows what a visitor sees meanwhile. */
  readonly isMissing: boolean
  /** The player of this page was signed out without their wish: by time, or by a limit. */
  readonly hasEnded?: boolean
  /** null unless logged in. */
  readonly profile: Profile | null
  readonly progress: {
    /** Persistent loyalty points; null where the platform gave none. */
    readonly points: number | null
    readonly statusGroups: readonly StatusGroup[]
  }
  /** Active accounts only; empty unless logged in. */
  readonly accounts: readonly Money[]
  /** Of profile, settings and favourites, as they were read. */
  readonly version?: string | undefined
  /** The player's settings, or a visitor's defaults; null until they are read. */
  readonly settings: UserSettings | null
}

const NO_PROGRESS: SessionState['progress'] = { points: null, statusGroups: [] }

export const UNKNOWN_SESSION: SessionState = {
  authStatus: 'UNKNOWN',
  isMissing: false,
  profile: null,
  progress: NO_PROGRESS,
  accounts: [],
  settings: null,
}

/** A visitor's session; settings that were read already stay. */
export function visitorSession(settings: UserSettings | null, hasEnded?: boolean): SessionState {
  const state = { ...UNKNOWN_SESSION, authStatus: 'NOT_LOGGED_IN', settings } as const
  return hasEnded === true ? { ...state, hasEnded } : state
}

export function isLoggedIn(state: SessionState): boolean {
  return state.authStatus === 'LOGGED_IN'
}

/** ACC-09: currency of the active account, null where there is none. */
export function activeCurrency(state: SessionState): string | null {
  return state.profile?.currency ?? null
}

/** Balance of an account in the smallest unit, null where the player has no such account. */
export function balanceOf(state: SessionState, currency: string): Amount | null {
  return state.accounts.find((account) => account.currency === currency)?.amount ?? null
}

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
