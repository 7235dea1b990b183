import { createFileRoute, notFound, Outlet } from '@tanstack/react-router'

import { completeMessages } from '../../i18n/load-messages.ts'
import { LiveRoot } from '../../data/live/live-root.tsx'
import { FormattingProvider } from '../../layout/document/formatting-provider.tsx'
import { systemSettingsQuery } from '../../data/queries/system-settings.ts'

export const Route = createFileRoute('/{-$locale}')({
  // Around every page, so nothing would be saved by a file of its own.
  codeSplitGroupings: [],
  beforeLoad: async ({ context: { services }, params }) => {
    const { locales } = services.page
    if (params.locale !== undefined && !locales.includes(params.locale)) throw notFound()
    await completeMessages()
  },
  loader: async ({ context: { services } }) => {
    await services.queryClient.query(systemSettingsQuery(services))
  },
  component: LocaleLayout,
})

function LocaleLayout() {
  return (
    <LiveRoot>
      <FormattingProvider>
        <Outlet />
      </FormattingProvider>
    </LiveRoot>
  )
}
