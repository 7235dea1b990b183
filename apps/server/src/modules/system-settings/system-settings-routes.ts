import { calls, newsChannel, encode, siteView } from '@touchline/contract'
import { databaseAnswers } from '../../db/database-answers.ts'
import type { Db } from '../../db/database.ts'
import { countryOf } from '../../http/country-of.ts'
import { Problem } from '../../http/problem.ts'
import type { Routes } from '../sessions/routes.ts'
import { presentSite } from '../site/present-site.ts'
import type { SiteReader } from '../site/site-reader.ts'
import type { Publisher } from '../../realtime/publisher.ts'
import type { Settings } from '../../settings/settings.ts'
import { systemSettings } from './system-settings.ts'

type Deps = {
  readonly db: Db
  readonly settings: Settings
  readonly site: SiteReader
  readonly publisher: Publisher
}

export function systemSettingsRoutes(
  routes: Routes,
  { db, settings, site, publisher }: Deps,
): void {
  routes.open(calls.getStatus, async () => {
    if (!(await databaseAnswers(db))) throw new Problem(503, 'error.http.unavailable')
    return { data: { ready: true as const } }
  })
  routes.anyone(calls.getSystemSettings, async ({ locale, player, request, reply }) => {
    const channel = newsChannel(locale)
    // Read first: what is told from here on, whoever reads this may recover.
    const newsStream = { channel, ...publisher.position(channel) }
    const { site: now, viewer, isDraft } = await site.show(request, player?.id)
    // Some of it may be for who asks alone.
    reply.header('Cache-Control', 'no-store')
    return {
      data: {
        ...systemSettings(settings, locale, countryOf(request, settings.countryHeader)),
        newsStream,
        ...((now.version > 0 || isDraft) && {
          site: encode(siteView, presentSite(now, { viewer, locale }, isDraft)),
        }),
      },
    }
  })
}
