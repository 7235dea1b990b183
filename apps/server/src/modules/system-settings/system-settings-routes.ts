import { calls, encode, newsChannel, siteView } from '@touchline/contract'
import type { SystemSettings } from '@touchline/contract'
import { databaseAnswers } from '../../db/database-answers.ts'
import type { Db } from '../../db/database.ts'
import { countryOf } from '../../http/country-of.ts'
import { keepAnswers } from '../../http/keep-answers.ts'
import { Problem } from '../../http/problem.ts'
import type { Publisher } from '../../realtime/publisher.ts'
import type { LocaleCode } from '../../settings/locales.ts'
import type { Settings } from '../../settings/settings.ts'
import type { Clock } from '../clock.ts'
import { viewerMark } from '../players/may-see.ts'
import type { Routes } from '../sessions/routes.ts'
import { presentSite } from '../site/present-site.ts'
import type { Shown, SiteReader } from '../site/site-reader.ts'
import { systemSettings } from './system-settings.ts'

type Deps = {
  readonly db: Db
  readonly clock: Clock
  readonly settings: Settings
  readonly site: SiteReader
  readonly publisher: Publisher
}

export function systemSettingsRoutes(
  routes: Routes,
  { db, clock, settings, site, publisher }: Deps,
): void {
  routes.open(calls.getStatus, async () => {
    if (!(await databaseAnswers(db))) throw new Problem(503, 'error.http.unavailable')
    return { data: { ready: true as const } }
  })
  const keep = keepAnswers<{ data: SystemSettings }>(clock)
  const present = (
    { site: now, viewer, preview }: Shown,
    { locale, country }: { readonly locale: LocaleCode; readonly country: string | null },
  ): SystemSettings => {
    const channel = newsChannel(locale)
    // Read first: what is told from here on, whoever reads this may recover.
    const newsStream = { channel, ...publisher.position(channel) }
    return {
      ...systemSettings(settings, locale, country),
      newsStream,
      ...((now.version > 0 || preview !== null) && {
        site: encode(siteView, presentSite(now, { viewer, locale }, preview)),
      }),
    }
  }

  routes.anyone(calls.getSystemSettings, async ({ locale, player, request, reply }) => {
    const shown = await site.show(request, player?.id)
    const country = countryOf(request, settings.countryHeader)
    // Some of it may be for who asks alone.
    reply.header('Cache-Control', 'no-store')
    const make = () => ({ data: present(shown, { locale, country }) })
    return shown.isDraft
      ? make()
      : keep(`${locale} ${country ?? ''} ${shown.site.version} ${viewerMark(shown.viewer)}`, make)
  })
}
