import { expect, test } from 'vitest'

import { linksFor } from './links.ts'
import { isHiddenPage, pageOfLink } from './page-of-link.ts'

const links = linksFor({ locale: 'de', defaultLocale: 'en' })
const sport = { key: 'soccer' }
const match = links.match({ id: '1', slug: 'a-b', sport })

test('[SEO-02] [DEP-02] [INFO-05] a link is known by the page that it leads to', () => {
  expect(
    [
      links.home(),
      links.live(),
      links.sport('soccer'),
      match,
      links.league({ id: '2', slug: 'serie-a', sport }),
      links.category({ slug: 'italy', sport }),
      links.users('passwordNew'),
      links.profile('deposit'),
      links.info('saferGambling'),
    ].map(pageOfLink),
  ).toEqual([
    'home',
    'live',
    'sport',
    'match',
    'league',
    'category',
    'users',
    'profile',
    'responsible-gambling',
  ])
})

test('[SEO-02] the settings hide some pages, or all', () => {
  expect(isHiddenPage(['match'], match)).toBe(true)
  expect(isHiddenPage(['match'], links.home())).toBe(false)
  expect(isHiddenPage(['all'], links.home())).toBe(true)
})
