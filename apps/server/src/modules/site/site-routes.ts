import { calls } from '@touchline/contract'
import type { SiteDocument } from '@touchline/contract'
import { PAGE_TEXT_FILES } from '@touchline/i18n'
import { markOfTexts } from '../../texts/site-texts.ts'
import type { Settings } from '../../settings/settings.ts'
import type { Routes } from '../sessions/routes.ts'
import type { SiteReader } from './site-reader.ts'
import { themeCss } from './theme-css.ts'

/** What the server of the pages asks for: nothing in it is for some alone. */
export function siteRoutes(routes: Routes, settings: Settings, reader: SiteReader): void {
  routes.open(calls.getSiteParts, async ({ request, reply, query }) => {
    const { site } = await reader.show(request, undefined)
    const { texts, theme } = site.document
    const textsMark = markOfTexts(texts)
    reply.header('Cache-Control', 'no-store')
    return {
      data: {
        version: site.version,
        hiddenPages: [...settings.hiddenPages],
        timezone: settings.timezone,
        defaultTheme: settings.defaultTheme,
        themeSwitch: settings.themeSwitch,
        embedOrigins: [...settings.embedOrigins],
        themeCss: themeCss(theme),
        textsMark,
        texts: query.texts === textsMark ? null : textsOfPages(texts),
      },
    }
  })
}

function textsOfPages(said: SiteDocument['texts']) {
  return Object.fromEntries(
    Object.entries(said).map(([language, files]) => [
      language,
      Object.fromEntries(Object.entries(files).filter(([file]) => isOfPages(file))),
    ]),
  )
}

const isOfPages = (file: string) => (PAGE_TEXT_FILES as readonly string[]).includes(file)
