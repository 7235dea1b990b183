import { createFileRoute, notFound, Outlet } from '@tanstack/react-router'

import { completeMessages } from '../../i18n/load-messages.ts'
import { LiveRoot } from '../../data/live/live-root.tsx'
import { FormattingProvider } from '../../layout/document/formatting-provider.tsx'
import { useIsPageLost } from '../../layout/page-frame/use-is-page-lost.ts'
import { TOP_LEAGUES } from '../../layout/side-nav/top-leagues.tsx'
import { sportsQuery, tournamentsQuery } from '../../data/queries/catalogue.ts'
import { systemSettingsQuery } from '../../data/queries/system-settings.ts'
import { OwnPart } from './-own-parts.ts'
import { SiteFrame } from './-site-frame.tsx'

export const Route = createFileRoute('/{-$locale}')({
  // Around every page, so nothing would be saved by a file of its own.
  codeSplitGroupings: [],
  beforeLoad: async ({ context: { services }, params }) => {
    const { locales } = services.page
    if (params.locale !== undefined && !locales.includes(params.locale)) throw notFound()
    await completeMessages()
  },
  loader: async ({ context: { services } }) => {
    const { queryClient } = services
    const [{ site }] = await Promise.all([
      queryClient.query(systemSettingsQuery(services)),
      queryClient.query({ ...sportsQuery(services), staleTime: 'static' }),
      queryClient.query({ ...tournamentsQuery(services, TOP_LEAGUES), staleTime: 'static' }),
    ])
    // The server writes a page in one go.
    if (site !== undefined) await OwnPart.load()
  },
  component: LocaleLayout,
})

function LocaleLayout() {
  const isLost = useIsPageLost()
  return (
    <LiveRoot>
      <FormattingProvider>
        {isLost ? (
          <Outlet />
        ) : (
          <SiteFrame>
            <Outlet />
          </SiteFrame>
        )}
      </FormattingProvider>
    </LiveRoot>
  )
}
