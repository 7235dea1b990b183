import { watchTrouble } from '../../layout/connection/watch-trouble.ts'
import type { HostPort } from './host-port.ts'
import { isEntry, type PageRouter, type Services } from './host-services.ts'

/** EMBED-08 */
const SIZE_EVERY_MS = 100

/** What the product says of itself, as long as it runs. @returns ends it */
export function tellHost(
  services: Services,
  router: PageRouter,
  { post }: Pick<HostPort, 'post'>,
): () => void {
  const undo = [
    tellPages(router, post),
    tellSize(router, post),
    tellMoney(services, post),
    tellSlip(services, post),
    tellModals(services, post),
    tellTopEvents(post),
    tellConnection(services, post),
  ]
  return () => {
    for (const each of undo) each()
  }
}

type Post = HostPort['post']

export function addressNow(router: PageRouter): string {
  const { pathname, searchStr } = router.state.location
  return `${pathname}${searchStr}`
}

function tellPages(router: PageRouter, post: Post): () => void {
  let told: string | null = null
  let isReturn = false
  const tell = () => {
    const path = addressNow(router)
    if (path === told) return
    told = path
    post('page-loaded', isReturn ? { path, returned: true } : { path })
  }
  tell()
  const stops = [
    router.history.subscribe(({ action }) => {
      isReturn = action.type !== 'PUSH' && action.type !== 'REPLACE'
    }),
    router.subscribe('onResolved', tell),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

function tellSize(router: PageRouter, post: Post): () => void {
  let told = ''
  let timer: ReturnType<typeof setTimeout> | undefined
  const tell = () => {
    // Nothing shows of the entry: the frame stays as high as it is for the page after it.
    if (isEntry(router.state.location.pathname)) return
    const { height } = document.body.getBoundingClientRect()
    const size = { height: Math.ceil(height), width: document.documentElement.clientWidth }
    const key = `${size.height} ${size.width}`
    if (key === told) return
    told = key
    post('page-size-changed', size)
    timer = setTimeout(() => {
      timer = undefined
      tell()
    }, SIZE_EVERY_MS)
  }
  const change = () => {
    if (timer === undefined) tell()
  }
  const observer = new ResizeObserver(change)
  observer.observe(document.body)
  window.addEventListener('resize', change)
  // A browser observes nothing in a frame that the host's window does not show.
  const stop = router.subscribe('onResolved', change)
  change()
  return () => {
    stop()
    observer.disconnect()
    window.removeEventListener('resize', change)
    clearTimeout(timer)
  }
}

function tellMoney({ session }: Services, post: Post): () => void {
  const told = new Map<string, number>()
  let currency: string | null = null
  const tell = () => {
    const { accounts, profile } = session.getState()
    const active = profile?.currency ?? null
    if (active !== null && active !== currency) {
      post('notify-currency-changed', { currency: active })
    }
    currency = active
    if (profile === null) told.clear()
    for (const account of accounts) {
      const amount = Number(account.amount)
      if (told.get(account.currency) === amount) continue
      told.set(account.currency, amount)
      post('balance-changed', { currency: account.currency, amount })
    }
  }
  tell()
  return session.subscribe(tell)
}

function tellSlip({ slip }: Services, post: Post): () => void {
  let told = ''
  const tell = () => {
    const { panel, summary } = slip.getState()
    const state = { open: panel.isOpen, count: summary.selectionCount }
    const key = `${state.open} ${state.count}`
    if (key === told) return
    const isFirst = told === ''
    told = key
    // A slip that is closed and empty is what a host expects.
    if (!isFirst || state.open || state.count > 0) post('bet-slip-state-changed', state)
  }
  tell()
  return slip.subscribe(tell)
}

function tellModals({ modals }: Services, post: Post): () => void {
  let before: readonly string[] = []
  const tell = () => {
    const open = modals.getState().map(({ name }) => name)
    for (const name of before) {
      if (!open.includes(name as (typeof open)[number])) {
        post('notify-modal-triggered', { name, open: false })
      }
    }
    for (const name of open) {
      if (!before.includes(name)) post('notify-modal-triggered', { name, open: true })
    }
    before = open
  }
  tell()
  return modals.subscribe(tell)
}

/** EMBED-11: wherever the card stands, by its markers. */
function tellTopEvents(post: Post): () => void {
  const tell = ({ target }: MouseEvent) => {
    if (!(target instanceof Element)) return
    const link = target.closest<HTMLAnchorElement>('[data-top-event] a[href]')
    const matchId = link?.closest<HTMLElement>('[data-match-id]')?.dataset['matchId']
    const path = link?.getAttribute('href')
    if (matchId !== undefined && path != null) post('top-event-clicked', { matchId, path })
  }
  document.addEventListener('click', tell, true)
  return () => document.removeEventListener('click', tell, true)
}

/** A host hears of what the page says of itself, and when it is over. */
function tellConnection({ live }: Services, post: Post): () => void {
  let told = true
  return watchTrouble(live.connection, (trouble) => {
    // An error page has no line to lose.
    const connected = trouble === null || !live.isWanted()
    if (connected === told) return
    told = connected
    post('connection-changed', { connected })
  })
}
