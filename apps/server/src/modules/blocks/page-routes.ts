import { calls, HTTP_STATUS } from '@touchline/contract'
import type { SitePage } from '@touchline/contract'
import type { FastifyRequest } from 'fastify'
import type { Db } from '../../db/database.ts'
import { Problem } from '../../http/problem.ts'
import { textIn } from '../../texts/local-text.ts'
import type { Clock } from '../clock.ts'
import { maySee } from '../players/may-see.ts'
import type { Viewer } from '../players/may-see.ts'
import type { Routes } from '../sessions/routes.ts'
import { resolveBlocks } from './resolve-blocks.ts'

export type PageSource = {
  /** A page as it is written in the document that holds for a request. */
  readonly find: (slug: string, request: FastifyRequest) => Promise<SitePage | undefined>
}

/** Nobody has made any. */
export const NO_PAGES: PageSource = { find: () => Promise.resolve(undefined) }

type Deps = {
  readonly db: Db
  readonly clock: Clock
  readonly pages: PageSource
  readonly frameHosts: readonly string[]
  readonly logger: { readonly warn: (message: string) => void }
}

/** INFO-03: pages that an operator makes. What is not for who asks is not in the answer. */
export function pageRoutes(routes: Routes, deps: Deps): void {
  const { db, clock, pages, frameHosts, logger } = deps
  const told = new Set<string>()

  routes.anyone(calls.getSitePage, async ({ params, player, locale, request }) => {
    const slug = params['slug'] ?? ''
    const [page, viewer] = await Promise.all([
      pages.find(slug, request),
      player === undefined ? null : viewerOf(db, player.id),
    ])
    if (page === undefined || !maySee(page, viewer)) {
      throw new Problem(HTTP_STATUS.notFound, 'error.http.not_found')
    }
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
  })
}

async function viewerOf(db: Db, playerId: number): Promise<Viewer> {
  const { statuses, email_confirmed_at: confirmedAt } = await db
    .selectFrom('players')
    .select(['statuses', 'email_confirmed_at'])
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow()
  return { groups: statuses, isVerified: confirmedAt !== null }
}
