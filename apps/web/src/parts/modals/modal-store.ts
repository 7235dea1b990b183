import type { Amount } from '@touchline/betting'
import type { BonusKind, JackpotHit, SessionInfo } from '@touchline/contract'

import { createStore, type Store } from '../../base/store.ts'

/** Names as the `modal` parameter of an address spells them. */
const MODAL_NAMES = [
  'signIn',
  'signUp',
  'passwordNew',
  'passwordEdit',
  'confirmation',
  'unlock',
  'phoneVerification',
  'confirmPassword',
  'missingFields',
  'outOfSessionLimit',
  'activityLimit',
  'realityCheck',
  'jackpotHit',
  'addAccount',
  'changePassword',
  'editDetails',
  'changeEmail',
  'closeAccount',
  'sessions',
  'authenticator',
  'terms',
  'depositReminder',
  'quickDeposit',
  'iframeDeposit',
  'shareBetNotFound',
  'search_modal',
  'cookieNotice',
  'timeZone',
  'chatSupport',
  'bonusDetail',
] as const

export type ModalName = (typeof MODAL_NAMES)[number]

/** Why a modal was opened by the page itself, so that it can say so. */
export type ModalReason = 'sessionExpired' | 'toBet' | 'toFavour' | null

export type OpenModal = {
  readonly name: ModalName
  readonly reason: ModalReason
  /** `confirmPassword`: what the password is for. @throws ApiError where it is wrong */
  readonly onPassword?: (password: string) => Promise<void>
  /** `outOfSessionLimit`, `activityLimit`: when play is possible again, where that is known. */
  readonly availableAt?: string | null
  /** `realityCheck`: how the time at play stands. */
  readonly info?: SessionInfo
  /** `jackpotHit`: what the player has won. */
  readonly hit?: JackpotHit
  /** `bonusDetail`: which one, by its id or its offer's. */
  readonly id?: string
  /** `bonusDetail`: its kind, where that is known already. */
  readonly kind?: BonusKind
  /** `quickDeposit`: what a bet of the slip lacks. */
  readonly missing?: Amount
  /** `authenticator`: the secret to set up, or the codes for when it is lost. */
  readonly setup?: { readonly secret: string; readonly uri: string }
  readonly recoveryCodes?: readonly string[]
}

/** Modals in the order they were opened: the last one shows, the others wait behind it. */
export type ModalStack = readonly OpenModal[]

export type ModalStore = Store<ModalStack>

export function createModalStore(): ModalStore {
  return createStore<ModalStack>([])
}

export function isModalName(text: string): text is ModalName {
  return (MODAL_NAMES as readonly string[]).includes(text)
}

/** MODAL-17: puts a modal on top; the one that showed returns when this one closes. */
export function openModal(
  store: ModalStore,
  name: ModalName,
  reason: ModalReason = null,
  more: Omit<OpenModal, 'name' | 'reason'> = {},
): void {
  store.setState((stack) => {
    if (stack.at(-1)?.name === name) return stack
    return [...stack.filter((modal) => modal.name !== name), { name, reason, ...more }]
  })
}

/** Asks for the current password before something sensitive changes. */
export function askPassword(
  store: ModalStore,
  onPassword: (password: string) => Promise<void>,
): void {
  openModal(store, 'confirmPassword', null, { onPassword })
}

/** Takes the place of the modal that shows, keeping its reason: sign-in and sign-up lead to each other. */
export function switchModal(store: ModalStore, name: ModalName): void {
  store.setState((stack) => [
    ...stack.slice(0, -1).filter((modal) => modal.name !== name),
    { name, reason: stack.at(-1)?.reason ?? null },
  ])
}

export function closeModal(store: ModalStore, name: ModalName): void {
  store.setState((stack) =>
    stack.some((modal) => modal.name === name)
      ? stack.filter((modal) => modal.name !== name)
      : stack,
  )
}
