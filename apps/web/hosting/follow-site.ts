import { createHash } from 'node:crypto'

import {
  API_BASES,
  createApiClient,
  isLocale,
  type FetchLike,
  type SiteParts,
} from '@touchline/contract'
import type { FastifyInstance } from 'fastify'

import type { RequestEnvironment } from '../src/base/environment.ts'
import { LIFETIME } from './lifetimes.ts'
import type { SiteTheme } from './preferences.ts'
import { readOwnTexts, type OwnTextsOf } from './own-texts.ts'

/** What a page is rendered with, of the site as it is published or drafted. */
export type ShownSite = Pick<
  RequestEnvironment,
  'themeUrl' | 'ownTexts' | 'textsMark' | 'hiddenPages'
> & {
  version: number
  /** In which times are shown to who has chosen none. */
  timezone: string | null
  theme: SiteTheme
  /** Whose pages may frame the site. */
  embedOrigins: readonly string[]
}

export type FollowedSite = {
  /** @param preview token of an address that shows the draft */
  show: (preview: string | null) => Promise<ShownSite>
}

type Options = {
  fetch: FetchLike
  localesDir?: string | undefined
  hiddenPages: readonly string[]
  /** Of this process, which go before those of the document. */
  embedOrigins: readonly string[]
  /** Of the operator's own style sheet, which goes before the document's. */
  ownThemeUrl: string | null
}

/** A page is rendered by what was published at most so long ago. */
const FRESH_MS = 300
const MOST_THEMES = 20
/** Of texts in other words: what is published, what was, and drafts that are looked at. */
const MOST_MARKS = 6

/** Asks the backend what is published, once for all pages that are rendered within a moment. */
export function followSite(app: FastifyInstance, options: Options): FollowedSite {
  const textsOf = readOwnTexts(options.localesDir)
  const plainTexts = textsOf({})
  /** By their mark, the last one asked for at the end. */
  const texts = new Map<string, OwnTextsOf>([['0', plainTexts]])
  const themes = new Map<string, string>()
  const plain: SiteParts = {
    version: 0,
    hiddenPages: [...options.hiddenPages],
    timezone: null,
    defaultTheme: 'system',
    themeSwitch: true,
    embedOrigins: [],
    themeCss: null,
    textsMark: '0',
    texts: null,
  }
  let known = plain
  let asked = 0
  let asking: Promise<void> | undefined

  app.get<{ Params: { name: string } }>('/fe-api/themes/:name', (request, reply) => {
    const css = themes.get(request.params.name)
    if (css === undefined) return reply.callNotFound()
    return reply.type('text/css').header('cache-control', LIFETIME.forever).send(css)
  })

  app.get<{ Params: { mark: string; locale: string } }>(
    '/fe-api/texts/:mark/:locale.json',
    async (request, reply) => {
      const { mark, locale } = request.params
      // The page may have heard of what was published before this process did.
      if (!texts.has(mark)) await (asking ??= refresh())
      const own = texts.get(mark)
      if (own === undefined || !isLocale(locale)) return reply.callNotFound()
      // Those of the folder change with the next start, and have no mark.
      const lifetime =
        mark === '0' || options.localesDir !== undefined ? 'no-cache' : LIFETIME.forever
      return reply.header('cache-control', lifetime).send({ data: own(locale) })
    },
  )

  const ask = async (headers: Record<string, string>): Promise<SiteParts> => {
    const client = createApiClient({
      bases: API_BASES,
      fetch: options.fetch,
      language: () => 'en',
      headers: () => headers,
    })
    const signal = AbortSignal.timeout(2_000)
    const query = { texts: [...texts.keys()].at(-1) }
    const { data } = await client('getSiteParts', { query, signal })
    keepTexts(data)
    return data
  }

  function keepTexts({ textsMark, texts: said }: SiteParts): void {
    const own = texts.get(textsMark) ?? (said && textsOf(said))
    if (own === null) return
    texts.delete(textsMark)
    texts.set(textsMark, own)
    const [oldest] = texts.keys()
    if (texts.size > MOST_MARKS && oldest !== undefined) texts.delete(oldest)
  }

  async function refresh(): Promise<void> {
    try {
      known = await ask({})
    } catch {
      // A backend that does not answer is told by the page's own calls: it goes on as it was.
    }
    asked = Date.now()
    asking = undefined
  }

  function themeUrlOf({ themeCss: css }: SiteParts): string | null {
    if (options.ownThemeUrl !== null || css === null) return options.ownThemeUrl
    const name = `${createHash('sha256').update(css).digest('hex').slice(0, 12)}.css`
    if (!themes.has(name) && themes.size >= MOST_THEMES) themes.clear()
    themes.set(name, css)
    return `/fe-api/themes/${name}`
  }

  return {
    async show(preview) {
      if (preview === null && Date.now() - asked > FRESH_MS) await (asking ??= refresh())
      const parts =
        preview === null ? known : await ask({ 'X-Site-Preview': preview }).catch(() => known)
      const { version, hiddenPages, timezone, textsMark } = parts
      const theme = { standard: parts.defaultTheme, isChosen: parts.themeSwitch }
      const ownTexts = texts.get(textsMark) ?? plainTexts
      const embedOrigins =
        options.embedOrigins.length > 0 ? options.embedOrigins : parts.embedOrigins
      const themeUrl = themeUrlOf(parts)
      return { version, timezone, theme, hiddenPages, embedOrigins, ownTexts, textsMark, themeUrl }
    },
  }
}
