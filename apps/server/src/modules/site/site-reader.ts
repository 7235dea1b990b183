import type { SiteDocument, SitePage } from '@touchline/contract'
import type { FastifyRequest } from 'fastify'
import type { Db } from '../../db/database.ts'
import type { Viewer } from '../players/may-see.ts'
import { readViewer } from '../players/may-see.ts'
import type { Preview } from './preview-token.ts'
import { readPreview, viewerOf } from './preview-token.ts'
import type { SiteKeeper, SiteNow } from './site-keeper.ts'

/** What a request is to be shown of the site, and who looks. */
export type Shown = {
  readonly site: SiteNow
  readonly viewer: Viewer
  readonly isDraft: boolean
  /** For whom the draft is shown; null for what is published. */
  readonly preview: Preview | null
}

export type SiteReader = {
  /** @param playerId of the session of the request; undefined without one */
  readonly show: (request: FastifyRequest, playerId: number | undefined) => Promise<Shown>
  /** A page as it is written, of the document that holds for the request. */
  readonly findPage: (slug: string, request: FastifyRequest) => Promise<SitePage | undefined>
}

/** Carries the token of an address with `?preview=` to the calls of its page. */
const PREVIEW_HEADER = 'x-site-preview'

/**
 * Whoever has a token is shown the draft as those that it was made for would see it, whoever they
 * are; everybody else what is published.
 */
export function createSiteReader(
  db: Db,
  { keeper, secret, now }: { keeper: SiteKeeper; secret: string; now: () => number },
): SiteReader {
  const previewOf = (request: FastifyRequest) => {
    const token = request.headers[PREVIEW_HEADER]
    return typeof token === 'string' ? readPreview(token, secret, now()) : undefined
  }

  const show: SiteReader['show'] = async (request, playerId) => {
    const preview = previewOf(request)
    if (preview !== undefined) {
      return { site: await keeper.draft(), viewer: viewerOf(preview), isDraft: true, preview }
    }
    const site = keeper.published()
    const viewer = namesPlayers(site.document) ? await readViewer(db, playerId) : anyone(playerId)
    return { site, viewer, isDraft: false, preview: null }
  }

  return {
    show,
    async findPage(slug, request) {
      const { document } =
        previewOf(request) === undefined ? keeper.published() : await keeper.draft()
      return document.pages.find((page) => page.slug === slug)
    },
  }
}

/** Of players, where nothing is for some of them alone. */
const SOME_PLAYER: Viewer = { groups: [], isVerified: false }
const anyone = (playerId: number | undefined): Viewer =>
  playerId === undefined ? null : SOME_PLAYER

const known = new WeakMap<object, boolean>()

/** Whether any of it is for groups or verified players, who are looked up then. */
function namesPlayers(document: SiteDocument): boolean {
  const before = known.get(document)
  if (before !== undefined) return before
  const found = isForSome(document)
  known.set(document, found)
  return found
}

function isForSome(node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return false
  return Object.entries(node).some(([key, value]) => {
    if (key === 'groupIds' || key === 'hiddenForGroupIds') {
      return Array.isArray(value) && value.length > 0
    }
    return key === 'onlyVerified' ? value === true : isForSome(value)
  })
}
