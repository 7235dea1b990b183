import { within } from '@testing-library/dom'
import { ApiError, encode, siteView, type SiteView } from '@touchline/contract'
import { expect, test } from 'vitest'

import { openSurface } from '../../../../testing/surface/open-surface.tsx'
import { plain } from '../../../../testing/surface/home-blocks.ts'
import { aSystem } from '../../../../testing/system-settings.ts'

const site: SiteView = {
  version: 1,
  isDraft: false,
  isPersonal: false,
  texts: '0',
  header: null,
  sideMenu: [],
  footer: [],
  pages: ['summer-cup', 'soccer'],
}
const settings = () => ({ data: aSystem({ site: encode(siteView, site) }) })
const pageOf = (slug: string) => ({
  data: {
    slug,
    title: `All about ${slug}`,
    description: 'In short',
    hiddenFromSearch: slug === 'summer-cup',
    blocks: [{ ...plain, type: 'label' as const, title: 'Hello', icon: null }],
  },
})

test('[INFO-03] [GAP-45] a page of the operator has its title and blocks, before a sport of the same name', async () => {
  const { main, load } = await openSurface('/sports/summer-cup', {
    answers: {
      getSystemSettings: settings,
      getSitePage: ({ params }) => pageOf(params?.['slug'] ?? ''),
    },
  })
  await main().findByRole('heading', { level: 1, name: 'All about summer-cup' })
  await main().findByText('Hello')
  expect(document.documentElement).toHaveAttribute('data-page', 'page')
  expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await load('/sports/soccer')
  await main().findByRole('heading', { level: 1, name: 'All about soccer' })
  expect(document.head.querySelector('meta[name="robots"]')).toBeNull()
})

test('[INFO-03] [ROLE-03] one that is not for visitors is not there for them, and opens for a player', async () => {
  const missing = () => {
    throw new ApiError('getSitePage', 'refused', {
      status: 404,
      code: null,
      messageKey: 'error.http.not_found',
      localizedMessage: null,
      details: null,
      errorsByBet: null,
    })
  }
  const visitor = await openSurface('/sports/summer-cup', {
    answers: { getSystemSettings: settings, getSitePage: missing },
  })
  expect(document.documentElement).toHaveAttribute('data-page', '404')
  let isIn = false
  const player = await openSurface('/sports/summer-cup', {
    isSignedIn: true,
    answers: {
      getSystemSettings: settings,
      getSitePage: ({ params }) =>
        isIn ? pageOf(params?.['slug'] ?? '') : ((isIn = true), missing()),
    },
  })
  await within(player.screen.getByRole('main')).findByRole('heading', {
    level: 1,
    name: /summer-cup/,
  })
  expect(visitor).toBeDefined()
})
