import { createFileRoute } from '@tanstack/react-router'

import { AppShell } from '../layout/app-shell/app-shell.tsx'

/** AMB-04: at the root of the site, outside the languages. */
export const Route = createFileRoute('/_app')({
  staticData: { page: 'app' },
  head: () => ({ meta: [{ name: 'robots', content: 'noindex' }] }),
  component: AppShell,
})
