import { expect, test } from 'vitest'

import type { Services } from '../../app/services.ts'
import { quietLive } from '../../testing/row-services.ts'
import { renderLayout } from '../testing/render-layout.tsx'
import { Header } from './header.tsx'

const services = { live: quietLive } as unknown as Partial<Services>

const header = (
  <Header
    menu={null}
    back={null}
    settings={<span>odds and language</span>}
    session={<span>sign in</span>}
  />
)

test('[HEAD-02] [HEAD-07] the brand leads home, the menu to sports and live', async () => {
  const html = await renderLayout(header, { services })
  expect(html).toMatch(/<a [^>]*aria-label="Touchline, home"[^>]*>/)
  expect([...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    '/sports',
    '/sports',
    '/sports/live',
  ])
})

test('[HEAD-11] a button opens the search', async () => {
  const html = await renderLayout(header, { services })
  expect(html).toMatch(/<button [^>]*aria-haspopup="dialog"[^>]*aria-label="Search"/)
})

test('[HEAD-05] [HEAD-09] [HEAD-10] settings and session stand in their places', async () => {
  const html = await renderLayout(header, { services })
  expect(html.indexOf('odds and language')).toBeLessThan(html.indexOf('sign in'))
})

test('[ROUTE-01] links keep the language of the page', async () => {
  const html = await renderLayout(header, {
    path: '/de/sports',
    page: { locale: 'de' },
    services,
  })
  expect(html).toContain('href="/de/sports/live"')
})
