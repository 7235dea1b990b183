import { createFileRoute, notFound } from '@tanstack/react-router'

import { pageHead } from '../../../addresses/page-head.ts'
import { AddressedMyBets } from '../../../features/my-bets/my-bets-view.tsx'
import { MyBetsPage } from '../../../layout/my-bets-page/my-bets-page.tsx'
import { systemSettingsQuery } from '../../../data/queries/system-settings.ts'

export const Route = createFileRoute('/{-$locale}/sports/my-bets')({
  staticData: { page: 'my-bets' },
  loader: async ({ context: { services } }) => {
    const { platform } = await services.queryClient.query({
      ...systemSettingsQuery(services),
      staleTime: 'static',
    })
    if (platform.myBetsHidden) throw notFound()
  },
  head: ({ match: { context } }) => {
    const { page, messages } = context.services
    return pageHead(page, {
      title: messages.layout.myBets,
      description: messages.layout.myBetsHint,
      link: (links) => links.myBets(),
      isPrivate: true,
    })
  },
  component: () => (
    <MyBetsPage>
      <AddressedMyBets />
    </MyBetsPage>
  ),
})
