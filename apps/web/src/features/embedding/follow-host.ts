import { heldToken } from '../../data/api/bearer-token.ts'
import { isLoggedIn } from '../../player/session/session-state.ts'
import { askHost, leadToHost } from './ask-host.ts'
import './host-page.css'
import { openHostPort, type HostMessage, type HostPort } from './host-port.ts'
import {
  HOME,
  isEntry,
  type ChangeLanguage,
  type PageRouter,
  type Services,
} from './host-services.ts'
import { followToken } from './host-token.ts'
import { createLookAround } from './look-around.ts'
import { obeyHost } from './obey-host.ts'
import { tellHost } from './tell-host.ts'

/** A host that says nothing is not waited for any longer by the entry. */
const PATIENCE_MS = 4_000

type HostLine = {
  readonly services: Services
  readonly router: PageRouter
  readonly changeLanguage: ChangeLanguage
  /** Origins of hosts, or patterns of them. */
  readonly allowed: readonly string[]
}

/** Both directions between the page and the host's page around it. @returns ends it */
export function followHost({ services, router, changeLanguage, allowed }: HostLine): () => void {
  const { session } = services
  let listeners: ReadonlySet<string> = new Set()
  const port: HostPort = openHostPort({
    page: window,
    allowed,
    hasSession: () => heldToken() !== null || isLoggedIn(session.getState()),
    take: (message) => void take(message),
    unheard() {
      around.begin()
      entry.goOn(undefined)
    },
  })
  const orders = obeyHost(services, router, changeLanguage)
  const around = createLookAround((seen) => orders.look(seen))
  const token = followToken(services, port)
  const entry = openEntry(router, () => port.post('initialized', {}), orders.goTo)

  async function take(message: HostMessage): Promise<void> {
    if (message.name !== 'iframe_integration') {
      if (message.name === 'viewport') around.stop()
      ;(orders.commands[message.name] as (payload: unknown) => void)(message.payload)
      return
    }
    const { token: given, listeners: announced, options = {} } = message.payload
    if (announced !== undefined) listeners = new Set(announced)
    if (options.height === 'fill') around.stop()
    orders.fit(options)
    if (given !== undefined) await token.take(given)
    entry.goOn(options.path)
    orders.integrate(options)
  }

  const stops = [
    askHost(
      services,
      router,
      port,
      (name) => listeners.has(name),
      token.askAnew,
      () => void orders.goTo(HOME, 'replace'),
    ),
    tellHost(services, router, port),
    makeWay(services, router),
    leadToHost(port, (name) => listeners.has(name)),
    () => around.stop(),
    () => orders.stop(),
    () => token.stop(),
    () => entry.stop(),
    port.close,
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

/**
 * EMBED-02, EMBED-13: other pages are ready at once. The entry is when it has heard of its host, and
 * goes on to the page that is wanted, or home.
 */
function openEntry(
  router: PageRouter,
  ready: () => void,
  goTo: (path: string, how: 'replace') => boolean,
) {
  const { pathname } = router.state.location
  if (!isEntry(pathname)) {
    ready()
    return { goOn: () => undefined, stop: () => undefined }
  }
  const asked = new URLSearchParams(window.location.search).get('path') ?? HOME
  let isOver = false
  const goOn = (wanted = asked) => {
    if (isOver) return
    isOver = true
    clearTimeout(timer)
    ready()
    if (!goTo(wanted, 'replace')) goTo(HOME, 'replace')
  }
  const timer = setTimeout(goOn, PATIENCE_MS)
  return { goOn, stop: () => clearTimeout(timer) }
}

/** SLIP-06: a host's page gives the slip little room, so it makes way for the page that opens. */
function makeWay({ slip }: Services, router: PageRouter): () => void {
  return router.subscribe('onBeforeLoad', ({ pathChanged }) => {
    if (pathChanged && slip.getState().panel.isOpen) slip.dispatch({ type: 'closePanel' })
  })
}
