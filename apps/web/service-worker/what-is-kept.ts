/** What the browser keeps of the site, for when there is no line; the player's own goes with them. */
export const CACHES = {
  pages: 'touchline-pages-1',
  files: 'touchline-files-1',
  player: 'touchline-player-1',
} as const

/** What a page says to the service worker, which keeps. */
export type Order = { kind: 'keep'; page: string; files: string[] } | { kind: 'take-over' }

/** Answers without a price that could be bet on: the player, the bets, their receipts. */
const OF_THE_PLAYER = [
  /^\/api\/platform\/player(?:\/(?:accounts|comp_points|status_groups))?$/,
  /^\/api\/(?:platform|sportsbook)\/(?:settings|favourites\/[^/]+)$/,
  /^\/api\/sportsbook\/bets(?:\/[^/]+\/receipt)?$/,
]
const FILES = /^\/(?:assets\/|fe-api\/(?:icons\.svg|flags\/)|favicon\.svg$|icon-|apple-touch-icon)/
/** What a page's address never begins with. */
const NOT_PAGES = /^\/(?:api|fe-api|assets|connection|docs|cashier|healthz|readyz|metrics)(?:\/|$)/
/** Forms of an account, in any language: their addresses come from e-mails and open it. */
const OF_AN_ACCOUNT = /^(?:\/[\w-]+){0,2}\/users(?:\/|$)/
const WITH_TOKEN = /token=|[?&]preview=/

/**
 * What a request is answered with where there is no line; null where nothing is kept of it. A page in
 * a frame goes past the worker, which cannot pass on that it is for one: whose language it is in is
 * up to the host (AMB-36).
 */
export function keptAs(
  request: { method: string; mode: string; url: string; destination?: string },
  origin: string,
): keyof typeof CACHES | null {
  const { origin: asked, pathname, search } = new URL(request.url)
  if (request.method !== 'GET' || asked !== origin) return null
  if (request.mode === 'navigate') {
    const isFramed = request.destination !== undefined && request.destination !== 'document'
    return !isFramed && isPage(pathname, search) ? 'pages' : null
  }
  if (FILES.test(pathname)) return 'files'
  return OF_THE_PLAYER.some((path) => path.test(pathname)) ? 'player' : null
}

export function isHtml({ headers }: Pick<Response, 'headers'>): boolean {
  return headers.get('content-type')?.startsWith('text/html') === true
}

/**
 * Whether a proxy has answered for a site that it does not reach. A page that an operator has put
 * there says 503, too: for a while, and to be read.
 */
export function isOfProxy(response: Pick<Response, 'headers' | 'status'>): boolean {
  const { status } = response
  return status === 502 || status === 504 || (status === 503 && !isHtml(response))
}

/** Whether the site does not say that an answer counts for now alone. */
export function isToBeKept({ headers }: Pick<Response, 'headers'>): boolean {
  return headers.get('cache-control') !== 'no-store'
}

function isPage(pathname: string, search: string): boolean {
  return ![NOT_PAGES, OF_AN_ACCOUNT].some((no) => no.test(pathname)) && !WITH_TOKEN.test(search)
}

/** What a kept page says of itself: its language and the theme that the player chose. */
export function traitsOf(html: string): { lang: string | null; theme: string | null } {
  const [root = ''] = /<html [^>]*>/.exec(html) ?? []
  const said = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(root)?.[1] ?? null
  return { lang: said('lang'), theme: said('data-theme') }
}

/** Tells a kept page that it is one, and from when: its prices are locked. */
export function markedAsKept(html: string, at: number): string {
  return html.replace('<html ', `<html data-kept-at="${at}" `)
}
