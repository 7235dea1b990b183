import { HeadContent, Scripts } from '@tanstack/react-router'
import { intlLocale, wireLanguage } from '@touchline/contract'
import { useEffect, useSyncExternalStore, type ReactNode } from 'react'
import { IntlProvider } from 'use-intl'

import { directionOf } from '../../i18n/locales.ts'
import { textsChanged } from '../../i18n/texts-changed.ts'
import { fillOf } from '../../base/filled-in.tsx'
import { markOf } from '../../base/page-fill.ts'
import { useServices } from '../../base/services.ts'
import { knownSettings } from '../../data/queries/system-settings.ts'
import { adoptBrowserPreferences } from '../../preferences/preferences.ts'
import { usePreferences } from '../../preferences/use-preferences.ts'
import { BrowserMarkers } from './browser-markers.tsx'
import { FailureReports } from './failure-reports.tsx'
import { usePageName } from './page-name.ts'
import { RouteAnnouncer } from './route-announcer.tsx'
import { ThemeColour } from './theme-colour.tsx'
import { TransitionBar } from './transition-bar.tsx'

/** The HTML document of every page. Its markers are listed in docs/markers.md. */
export function Document({ children }: { children: ReactNode }) {
  const services = useServices()
  const { page, preferences } = services
  const messagesNow = () => services.messages
  const messages = useSyncExternalStore(textsChanged.add, messagesNow, messagesNow)
  const fill = fillOf(page)
  const theme = usePreferences((state) =>
    fill === undefined ? state.theme : markOf(fill, 'theme'),
  )
  const calm = usePreferences((state) => (fill === undefined ? state.calm : markOf(fill, 'calm')))
  useEffect(() => {
    adoptBrowserPreferences(preferences, knownSettings(services)?.timezone)
  }, [services, preferences])
  return (
    <html
      lang={wireLanguage(page.locale)}
      dir={directionOf(page.locale, page.locales)}
      data-theme={theme ?? undefined}
      data-calm={calm || undefined}
      data-page={usePageName()}
      data-user-country={page.userCountry ?? ''}
      data-scroll="visible"
      data-connection="connecting"
      suppressHydrationWarning
    >
      <head>
        <HeadContent />
        {page.themeUrl !== null && <link rel="stylesheet" href={page.themeUrl} />}
      </head>
      <body>
        <IntlProvider
          locale={intlLocale(page.locale)}
          messages={messages}
          // No text of ours writes moments: those come from `useFormatting`.
          timeZone="UTC"
          now={new Date(page.renderedAt)}
        >
          <TransitionBar />
          {children}
          <RouteAnnouncer />
        </IntlProvider>
        <ThemeColour />
        <BrowserMarkers />
        <FailureReports />
        <Scripts />
      </body>
    </html>
  )
}
