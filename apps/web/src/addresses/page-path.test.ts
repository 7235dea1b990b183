import { describe, expect, it } from 'vitest'

import { linksFor } from './links.ts'
import { pathOf } from './page-path.ts'

describe('pathOf', () => {
  const links = linksFor({ locale: 'en', defaultLocale: 'en' })
  const german = linksFor({ locale: 'de', defaultLocale: 'en' })

  it('[ROUTE-01] keeps every page under /sports, with a prefix for another language', () => {
    expect(pathOf(links.home())).toBe('/sports')
    expect(pathOf(links.live())).toBe('/sports/live')
    expect(pathOf(german.live())).toBe('/de/sports/live')
    expect(pathOf(german.sport('soccer'))).toBe('/de/sports/soccer')
  })

  it('[AMB-01] writes the typed slugs of match, league and category', () => {
    const sport = { key: 'soccer' }
    expect(pathOf(links.match({ id: '12', slug: 'a-v-b', sport }))).toBe('/sports/soccer/a-v-b-m12')
    expect(pathOf(links.league({ id: '7', slug: 'serie-a', sport }))).toBe(
      '/sports/soccer/serie-a-l7',
    )
    expect(pathOf(german.category({ slug: 'italien', sport }))).toBe('/de/sports/soccer/italien')
  })
})
