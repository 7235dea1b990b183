import type { Order } from '../../../service-worker/what-is-kept.ts'
import type { Alerts } from '../../parts/alerts/alerts.ts'

const SCRIPT = '/service-worker.js'
/** A tab that stays open for long asks so often whether there is a new version. */
const ASK_AFTER_MS = 3_600_000
/** As the service worker: a line that says nothing for so long is none. */
const PATIENCE_MS = 10_000
const LONGEST_PAUSE_MS = 30_000

type KeepPages = {
  alerts: Alerts
  container?: Pick<
    ServiceWorkerContainer,
    'register' | 'ready' | 'controller' | 'addEventListener' | 'removeEventListener'
  >
  /** The page's address and the files that it is made of. */
  seen?: () => { page: string; files: string[] }
  now?: () => number
  reload?: () => void
}

const loadAnew = () => window.location.reload()

/**
 * Lets the browser keep what the player has seen, for when there is no line. A new version waits for
 * the player's word. @returns stops
 */
export function keepPages({
  alerts,
  container = navigator.serviceWorker,
  seen = seenHere,
  now = Date.now,
  reload = loadAnew,
}: KeepPages) {
  let registration: ServiceWorkerRegistration | undefined
  let askedAt = now()
  let isTaken = false
  let hasEnded = false
  const say = (worker: ServiceWorker | null | undefined, order: Order) =>
    worker?.postMessage(order, {})

  function tell(): void {
    // Without one before it, the new worker is the first, and nothing is out of date.
    if (!registration?.waiting || !container.controller) return
    const t = alerts.translate()
    alerts.queue.push({
      tone: 'info',
      title: t('alerts.newVersion'),
      action: {
        label: t('alerts.reload'),
        onAction: () => {
          isTaken = true
          say(registration?.waiting, { kind: 'take-over' })
        },
      },
      durationMs: null,
      key: 'new-version',
    })
  }
  function follow(): void {
    const worker = registration?.installing
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') tell()
    })
  }
  const onChange = () => {
    if (isTaken) reload()
  }
  const onVisible = () => {
    if (document.visibilityState !== 'visible' || now() - askedAt < ASK_AFTER_MS) return
    askedAt = now()
    // Without a line there is nothing new either.
    registration?.update().catch(() => undefined)
  }
  async function begin(): Promise<void> {
    const isFirst = container.controller === null
    registration = await container.register(SCRIPT)
    if (hasEnded) return
    tell()
    follow()
    registration.addEventListener('updatefound', follow)
    if (isFirst) say((await container.ready).active, { kind: 'keep', ...seen() })
  }

  container.addEventListener('controllerchange', onChange)
  document.addEventListener('visibilitychange', onVisible)
  // A browser may refuse to keep anything, in private windows for one; the site works without.
  void begin().catch(() => undefined)
  return () => {
    hasEnded = true
    container.removeEventListener('controllerchange', onChange)
    document.removeEventListener('visibilitychange', onVisible)
    registration?.removeEventListener('updatefound', follow)
  }
}

function seenHere(): { page: string; files: string[] } {
  const { href, origin, hash } = window.location
  const files = performance.getEntriesByType('resource').map(({ name }) => name)
  return {
    page: hash === '' ? href : href.slice(0, -hash.length),
    files: files.filter((url) => url.startsWith(`${origin}/assets/`)),
  }
}

let isComingBack = false

/**
 * Loads a kept page anew once the site has a page for its address. Sockets may be back sooner: a page
 * that is loaded then would be this copy again, and so on.
 */
export async function comeBack(reload = loadAnew): Promise<void> {
  if (isComingBack) return
  isComingBack = true
  for (let ms = 1_000; !(await hasPage()); ms = Math.min(2 * ms, LONGEST_PAUSE_MS)) {
    // Not all pages at once.
    const pauseMs = ms * (0.5 + Math.random())
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
  isComingBack = false
  reload()
}

async function hasPage(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const { status } = await fetch(window.location.href, { method: 'HEAD', signal })
    return status < 502
  } catch {
    return false
  }
}
