import { isModalName, type ModalName } from './modal-store.ts'

const HASH_MODALS: Readonly<Record<string, ModalName>> = {
  signIn: 'signIn',
  signUp: 'signUp',
  confirmation: 'confirmation',
  passwordEdit: 'passwordEdit',
  passwordNew: 'passwordNew',
  unlock: 'unlock',
}

/** Who a modal is for. `page`: the page itself opens it when its time has come, no address does. */
const AUDIENCE: Readonly<Record<ModalName, 'visitor' | 'player' | 'anyone' | 'page'>> = {
  signIn: 'visitor',
  signUp: 'visitor',
  passwordNew: 'anyone',
  passwordEdit: 'anyone',
  confirmation: 'anyone',
  unlock: 'anyone',
  shareBetNotFound: 'anyone',
  search_modal: 'anyone',
  cookieNotice: 'anyone',
  timeZone: 'anyone',
  chatSupport: 'anyone',
  bonusDetail: 'anyone',
  phoneVerification: 'player',
  addAccount: 'player',
  changePassword: 'player',
  editDetails: 'player',
  changeEmail: 'player',
  closeAccount: 'player',
  sessions: 'player',
  quickDeposit: 'player',
  iframeDeposit: 'player',
  confirmPassword: 'page',
  authenticator: 'page',
  terms: 'page',
  depositReminder: 'page',
  missingFields: 'page',
  outOfSessionLimit: 'page',
  activityLimit: 'page',
  realityCheck: 'page',
  jackpotHit: 'page',
}

export type ModalAddress = {
  modal: ModalName | null
  audience: 'visitor' | 'player' | 'anyone'
  /** GAP-34: of what the modal is, where it has to be said. */
  id?: string
  /** Whether the hash named it, which has to be removed at once. */
  byHash: boolean
  /** The parameter names nothing that an address opens, and has to be removed at once. */
  isUnknown: boolean
}

/** What an address asks to open; `hash` is given without its sign. */
export function modalOfAddress(address: { search: string; hash: string }): ModalAddress {
  const named = Object.hasOwn(HASH_MODALS, address.hash) ? HASH_MODALS[address.hash] : undefined
  const search = new URLSearchParams(address.search)
  const parameter = search.get('modal')
  const modal = named ?? (parameter !== null && isModalName(parameter) ? parameter : null)
  const audience = modal === null ? 'page' : AUDIENCE[modal]
  const id = search.get('id') ?? ''
  if (audience === 'page' || (modal === 'bonusDetail' && id === '')) {
    return { modal: null, audience: 'anyone', byHash: false, isUnknown: parameter !== null }
  }
  const what = modal === 'bonusDetail' ? { id } : {}
  return { modal, audience, byHash: named !== undefined, isUnknown: false, ...what }
}

/** An address from its path on, without the parameter that names a modal. */
export function withoutModal(href: string): string {
  const url = new URL(href, 'http://page.invalid')
  if (/^(bonusDetail|jackpotHit)$/.test(url.searchParams.get('modal') ?? '')) {
    url.searchParams.delete('id')
  }
  url.searchParams.delete('modal')
  return `${url.pathname}${url.search}${url.hash}`
}
