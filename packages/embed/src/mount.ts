import type { FromHost, HostTheme, ToHost } from '@touchline/contract/host-messages'

import { createFrameSize } from './frame-size.ts'
import { keepPlaces } from './keep-places.ts'
import { openLine } from './open-line.ts'
import type { StandInOptions } from './stand-in.ts'
import { roomFor, type Widget } from './widget.ts'

export type EmbedOptions = {
  /** Address of the site that is embedded: `https://bets.example`. */
  readonly site: string
  /** Page that is shown, from the root of the site on; home by default. A change of it navigates. */
  readonly path?: string | undefined
  /** In place of pages: only this part. It is chosen once. */
  readonly widget?: Widget | undefined
  /** Token of the player's session, as the host's server got it; null: a visitor. */
  readonly token?: string | null | undefined
  /** Asked when the token is taken no more; null: nobody is signed in. */
  readonly renewToken?: (() => Promise<string | null>) | undefined
  readonly locale?: string | undefined
  readonly currency?: string | undefined
  readonly odds?: FromHost['odds_changed']['type'] | undefined
  readonly theme?: HostTheme | undefined
  /** In which times are shown to who has chosen none: `Europe/Berlin`. */
  readonly timezone?: string | undefined
  /** `content` (default): as high as the page, the host scrolls. `fill`: as high as the element. */
  readonly height?: 'content' | 'fill' | undefined
  /** Name of the frame for who cannot see it. */
  readonly title?: string | undefined
}

export type EmbedHandle = {
  /** Changes what is given, and leaves the rest. */
  readonly update: (change: Partial<Omit<EmbedOptions, 'site' | 'widget'>>) => void
  /**
   * Listens to a message of the product. Who listens to `sign-in`, `sign-up`, `deposit` or
   * `page-wanted` acts on it: the product then opens nothing of its own.
   * @returns stops listening
   */
  readonly on: <Name extends keyof ToHost>(
    name: Name,
    handler: (payload: ToHost[Name]) => void,
  ) => () => void
  /** Tells the product something: opens its slip or its search, loads a shared bet. */
  readonly send: <Name extends keyof FromHost>(name: Name, payload: FromHost[Name]) => void
  /** Takes the frame out, and everything that was listened to. */
  readonly destroy: () => void
}

/** Waits for the token, and goes on to the page that is wanted. */
const ENTRY = '/sports/init-sportsbook'

/** Who listens to what, by the names of messages. */
function createHandlers(changed: () => void) {
  const all = new Map<keyof ToHost, Set<(payload: object) => void>>()
  const on: EmbedHandle['on'] = (name, handler) => {
    const own = all.get(name) ?? new Set()
    all.set(name, own.add(handler as (payload: object) => void))
    changed()
    return () => {
      own.delete(handler as (payload: object) => void)
      changed()
    }
  }
  return {
    on,
    tell(name: keyof ToHost, payload: object): void {
      for (const handler of all.get(name) ?? []) handler(payload)
    },
    names: () => [...all].flatMap(([name, own]) => (own.size ? name : [])),
  }
}

/**
 * Puts the site, or a part of it, into an element of a host's page.
 * @throws TypeError where `site` is no address
 */
export function mount(element: Element, given: EmbedOptions): EmbedHandle {
  let options = given
  const site = new URL(given.site)
  const host = element.ownerDocument.defaultView ?? window
  const handlers = createHandlers(introduce)
  const isContent = () => options.height !== 'fill'
  const address = () => addressOf(site, options, host.location.origin)
  const stop = new AbortController()
  const frame = makeFrame(host.document)
  const place = { frame, host, site, signal: stop.signal }
  const [tellProduct, whenReady, hold] = openLine(place, heard)

  /** Language and currency of the player: what they choose in the frame meanwhile stays. */
  let wanted: Pick<EmbedOptions, 'locale' | 'currency'> = given

  /** Token, listeners and options: what a document before this one has heard does not matter. */
  function introduce(): void {
    const said = introductionOf(options, wanted, handlers.names())
    if (tellProduct('iframe_integration', said)) wanted = {}
  }

  const size = createFrameSize({
    ...place,
    isContent,
    room: roomFor(given.widget, element.clientWidth),
    send: tellProduct,
  })
  const places = keepPlaces(frame, host, size)

  const awayOptions: StandInOptions = {
    ...place,
    locale: () => options.locale,
    address,
    tell(connected) {
      if (connected) size.showAgain()
      else hold()
      handlers.tell('connection-changed', { connected })
    },
  }
  // From a file beside this one, fetched while there is somebody to ask; without it the frame stands alone.
  const standIn = import('./stand-in.ts')
    .then((file) => file.createStandIn(awayOptions))
    .catch(() => null)
  frame.addEventListener('load', () => void standIn.then((each) => each?.loaded()))

  /** What the loader does by itself at the product's messages. */
  const acts: { readonly [Name in keyof ToHost]?: (payload: ToHost[Name]) => unknown } = {
    initialized() {
      introduce()
      size.showAgain()
    },
    async 'token-expired'() {
      const token = await options.renewToken?.().catch(() => null)
      if (stop.signal.aborted || token === undefined) return
      update({ token })
      if (token === null) handlers.tell('sign-in', {})
    },
    'page-size-changed'({ height }) {
      size.take(height)
      places.grown()
    },
    'page-loaded'({ path, returned }) {
      if (path.includes(ENTRY)) return introduce()
      // A frame that is moved in the host's page, or was away, loads anew: the player stays there.
      options = { ...options, path }
      if (isContent()) places.open(path.split('?')[0] ?? path, returned)
    },
    'notify-modal-triggered'({ name, open }) {
      if (isContent()) places.cover(name, open)
    },
  }

  function heard(name: keyof ToHost, payload: object): void {
    void standIn.then((each) => each?.heard(name))
    ;(acts[name] as ((payload: object) => unknown) | undefined)?.(payload)
    handlers.tell(name, payload)
  }

  function update(change: Partial<EmbedOptions>): void {
    const { path } = change
    if (path && path !== options.path) tellProduct('page_changed', { path })
    options = { ...options, ...change }
    wanted = { ...wanted, ...change }
    dress(frame, options)
    if ('height' in change) size.fit()
    introduce()
  }

  dress(frame, options)
  frame.src = address()
  element.append(frame)
  size.fit()
  return {
    update,
    on: handlers.on,
    send(name, payload) {
      whenReady(() => {
        // What the host opens opens where the player sees it.
        if (name === 'open_bet_slip' && isContent()) size.makeRoom()
        tellProduct(name, payload)
      })
    },
    destroy() {
      stop.abort()
      frame.remove()
    },
  }
}

function makeFrame(page: Document): HTMLIFrameElement {
  // oxlint-disable-next-line react/iframe-missing-sandbox -- the site needs its own origin and its scripts, and with both a sandbox holds nothing
  const frame = page.createElement('iframe')
  frame.allow =
    'fullscreen;clipboard-write;web-share;publickey-credentials-get;publickey-credentials-create'
  frame.style.cssText = 'display:block;width:100%;border:0'
  return frame
}

function dress(frame: HTMLIFrameElement, { title, theme = 'system' }: EmbedOptions): void {
  frame.title = title ?? 'Sportsbook'
  // A browser puts a backdrop of its own behind a page of another scheme than its frame's.
  frame.style.colorScheme = theme === 'system' ? 'light dark' : theme
}

/** @param host origin of the page around it: a browser may keep it from the frame */
function addressOf(site: URL, options: EmbedOptions, host: string): string {
  const { path, locale, widget, theme } = options
  const base = `${site.origin}${locale ? `/${locale}` : ''}`
  const query = new URLSearchParams({ host })
  if (theme && theme !== 'system') query.set('theme', theme)
  if (!widget) {
    if (path) query.set('path', path)
    return `${base}${ENTRY}?${query}`
  }
  const { kind, ...what } = widget
  const segments = Object.values(what).map(encodeURIComponent)
  return `${base}/sports/widgets/${[kind, ...segments].join('/')}?${query}`
}

function introductionOf(
  { token, renewToken, height = 'content', ...others }: EmbedOptions,
  { locale, currency }: Pick<EmbedOptions, 'locale' | 'currency'>,
  heard: readonly string[],
): FromHost['iframe_integration'] {
  const listeners = renewToken ? [...heard, 'token-expired'] : heard
  const said = { token, options: { ...others, height, locale, currency } }
  // Without what is not given, or is more than data; an old library of the host may write arrays as texts.
  return { ...JSON.parse(JSON.stringify(said)), listeners } as FromHost['iframe_integration']
}
