import { createFileRoute } from '@tanstack/react-router'

import { pageHead } from '../../../addresses/page-head.ts'
import { MyBetsView } from '../../../features/my-bets/my-bets-view.tsx'
import { MyBetsPage } from '../../../layout/my-bets-page/my-bets-page.tsx'

export const Route = createFileRoute('/{-$locale}/sports/my-bets')({
  staticData: { page: 'my-bets' },
  head: ({ match: { context } }) => {
    const { page, messages } = context.services
    const head = pageHead(page, {
      title: messages.layout.myBets,
      description: messages.layout.myBetsHint,
      link: (links) => links.myBets(),
    })
    return { ...head, meta: [...head.meta, { name: 'robots', content: 'noindex' }] }
  },
  component: () => (
    <MyBetsPage>
      <MyBetsView />
    </MyBetsPage>
  ),
})
