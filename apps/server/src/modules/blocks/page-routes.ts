import { calls, HTTP_STATUS } from '@touchline/contract'
import type { SitePage, SitePageAnswer } from '@touchline/contract'
import type { FastifyRequest } from 'fastify'
import { keepAnswers } from '../../http/keep-answers.ts'
import { Problem } from '../../http/problem.ts'
import type { LocaleCode } from '../../settings/locales.ts'
import { textIn } from '../../texts/local-text.ts'
import type { Clock } from '../clock.ts'
import { maySee, viewerMark } from '../players/may-see.ts'
import type { Viewer } from '../players/may-see.ts'
import type { Routes } from '../sessions/routes.ts'
import { resolveBlocks } from './resolve-blocks.ts'

/** Where pages are written, and as whom a request is to see them. */
type SiteSource = {
  readonly show: (
    request: FastifyRequest,
    playerId: number | undefined,
  ) => Promise<{
    readonly viewer: Viewer
    readonly isDraft: boolean
    readonly site: { readonly version: number }
  }>
  /** A page as it is written, of the document that holds for the request. */
  readonly findPage: (slug: string, request: FastifyRequest) => Promise<SitePage | undefined>
}

type Deps = {
  readonly clock: Clock
  readonly site: SiteSource
  readonly frameHosts: readonly string[]
  readonly logger: { readonly warn: (message: string) => void }
}

/** INFO-03: pages that an operator makes. What is not for who asks is not in the answer. */
export function pageRoutes(routes: Routes, deps: Deps): void {
  const { clock, site, frameHosts, logger } = deps
  const told = new Set<string>()
  const keep = keepAnswers<{ data: SitePageAnswer }>(clock)

  routes.anyone(calls.getSitePage, async ({ params, player, locale, request }) => {
    const slug = params['slug'] ?? ''
    const [page, shown] = await Promise.all([
      site.findPage(slug, request),
      site.show(request, player?.id),
    ])
    const { viewer, isDraft, site: now } = shown
    if (page === undefined || !maySee(page, viewer)) {
      throw new Problem(HTTP_STATUS.notFound, 'error.http.not_found')
    }
    const make = () => present(page, viewer, locale)
    return isDraft ? make() : keep(`${slug} ${locale} ${now.version} ${viewerMark(viewer)}`, make)
  })

  function present(page: SitePage, viewer: Viewer, locale: LocaleCode): { data: SitePageAnswer } {
    const { slug } = page
    const blocks = resolveBlocks(page.blocks, {
      locale,
      isFor: (rule) => maySee(rule, viewer),
      frameHosts,
      now: clock.now(),
      onSkipped(sentence) {
        const whole = `Page ${slug}: ${sentence}`
        if (told.has(whole)) return
        told.add(whole)
        logger.warn(whole)
      },
    })
    const { title, description, hiddenFromSearch } = page
    return {
      data: {
        slug,
        title: textIn(title, locale),
        description: description === undefined ? null : textIn(description, locale),
        hiddenFromSearch,
        blocks,
      },
    }
  }
}
