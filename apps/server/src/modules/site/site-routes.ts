import { calls } from '@touchline/contract'
import type { Settings } from '../../settings/settings.ts'
import type { Routes } from '../sessions/routes.ts'
import type { SiteReader } from './site-reader.ts'
import { themeCss } from './theme-css.ts'

/** What the server of the pages asks for: nothing in it is for some alone. */
export function siteRoutes(routes: Routes, settings: Settings, reader: SiteReader): void {
  routes.open(calls.getSiteParts, async ({ request, reply }) => {
    const { site } = await reader.show(request, undefined)
    reply.header('Cache-Control', 'no-store')
    return {
      data: {
        version: site.version,
        hiddenPages: [...settings.hiddenPages],
        embedOrigins: [...settings.embedOrigins],
        themeCss: themeCss(site.document.theme),
      },
    }
  })
}
