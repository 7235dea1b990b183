import { createFileRoute } from '@tanstack/react-router'

import { pageHead } from '../../../addresses/page-head.ts'
import { VerifyPage } from '../../../features/verify/verify-page.tsx'

export const Route = createFileRoute('/{-$locale}/sports/verify')({
  staticData: { page: 'verify' },
  head: ({ match: { context } }) => {
    const { page, messages } = context.services
    const { title, description } = messages.receipts.verify
    return pageHead(page, {
      title,
      description,
      link: (links) => links.verify(),
      isPrivate: true,
    })
  },
  component: VerifyPage,
})
