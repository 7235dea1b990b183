import { heldToken } from '../../data/api/bearer-token.ts'
import { closeModal, type ModalName, type OpenModal } from '../../parts/modals/modal-store.ts'
import type { HostPort } from './host-port.ts'
import { isEntry, type PageRouter, type Services } from './host-services.ts'

type Wish = 'sign-in' | 'sign-up' | 'deposit'

const WISH_OF_MODAL: Readonly<Partial<Record<ModalName, Wish>>> = {
  signIn: 'sign-in',
  signUp: 'sign-up',
  quickDeposit: 'deposit',
  iframeDeposit: 'deposit',
}

const PAGES: readonly (readonly [RegExp, Wish])[] = [
  [/\/sports\/users\/sign-in$/, 'sign-in'],
  [/\/sports\/users\/sign-up$/, 'sign-up'],
  [/\/profile\/wallet\/deposit$/, 'deposit'],
]

/**
 * EMBED-04, EMBED-05, EMBED-06: what the product wants is told to the host. Where the host acts on it
 * by itself, the product opens nothing of its own (AMB-34).
 * @param listensTo what the host has announced
 * @param askAnew the host for a token
 * @param goHome in place of the page that was wanted
 */
export function askHost(
  { modals }: Pick<Services, 'modals'>,
  router: Pick<PageRouter, 'history'>,
  { post }: Pick<HostPort, 'post'>,
  listensTo: (name: string) => boolean,
  askAnew: () => void,
  goHome: () => void,
): () => void {
  let shown: OpenModal | null = null
  const follow = () => {
    const top = modals.getState().at(-1) ?? null
    if (top === shown) return
    shown = top
    const wish = top === null ? undefined : WISH_OF_MODAL[top.name]
    if (top === null || wish === undefined) return
    const isRenewal = top.reason === 'sessionExpired' && heldToken()?.source === 'host'
    if (isRenewal && listensTo('token-expired')) {
      askAnew()
      closeModal(modals, top.name)
      return
    }
    post(wish, {})
    if (listensTo(wish)) closeModal(modals, top.name)
  }
  follow()
  const stops = [
    modals.subscribe(follow),
    router.history.block({
      enableBeforeUnload: false,
      blockerFn: ({ currentLocation, nextLocation }) => {
        const wish = PAGES.find(([path]) => path.test(nextLocation.pathname))?.[1]
        if (wish === undefined) return false
        post(wish, {})
        if (!listensTo(wish)) return false
        // Nothing shows of the entry: the frame would stay empty.
        if (isEntry(currentLocation.pathname)) goHome()
        return true
      },
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

/** A widget has no room for other pages: its links lead the host there, or away from it. */
export function leadToHost(
  { post }: Pick<HostPort, 'post'>,
  listensTo: (name: string) => boolean,
): () => void {
  const lead = (event: MouseEvent) => {
    const { target } = event
    const isWidget = document.documentElement.dataset['page'] === 'widget'
    if (!isWidget || !(target instanceof Element)) return
    const link = target.closest<HTMLAnchorElement>('a[href]')
    if (link === null) return
    event.preventDefault()
    event.stopPropagation()
    const { pathname, search, origin } = new URL(link.href)
    if (origin === window.location.origin) post('page-wanted', { path: `${pathname}${search}` })
    if (!listensTo('page-wanted')) window.open(link.href, '_top')
  }
  document.addEventListener('click', lead, true)
  return () => document.removeEventListener('click', lead, true)
}
