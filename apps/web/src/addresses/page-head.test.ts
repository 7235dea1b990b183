import { describe, expect, it } from 'vitest'

import { LOCALES } from '../i18n/locales.ts'
import type { Links } from './links.ts'
import { pageHead } from './page-head.ts'

const page = {
  locale: 'de',
  defaultLocale: 'en',
  localePrefixRequired: false,
  locales: LOCALES,
  hiddenPages: [],
  publicUrl: 'https://bets.example',
} as unknown as Parameters<typeof pageHead>[0]

describe('pageHead', () => {
  const head = pageHead(page, {
    title: 'Live',
    description: 'Alles live',
    link: (links) => links.live(),
  })

  it('[SEO-01] names the canonical address in the page language', () => {
    expect(head.links[0]).toEqual({
      rel: 'canonical',
      href: 'https://bets.example/de/sports/live',
    })
  })

  it('[SEO-01] lists every language, with the default one as x-default', () => {
    const alternates = head.links.slice(1)
    expect(alternates).toHaveLength(LOCALES.length + 1)
    expect(alternates).toContainEqual({
      rel: 'alternate',
      hrefLang: 'en',
      href: 'https://bets.example/sports/live',
    })
    expect(alternates).toContainEqual({
      rel: 'alternate',
      hrefLang: 'de-CH',
      href: 'https://bets.example/de-CH/sports/live',
    })
    expect(alternates.at(-1)).toEqual({
      rel: 'alternate',
      hrefLang: 'x-default',
      href: 'https://bets.example/sports/live',
    })
  })

  it('ends the title with the brand', () => {
    expect(head.meta[0]).toEqual({ title: 'Live · Touchline' })
  })

  it('[SEO-02] hides what the settings hide', () => {
    const robots = { name: 'robots', content: 'noindex' }
    expect(head.meta).not.toContainEqual(robots)
    const hidden = pageHead(
      { ...page, hiddenPages: ['live'] },
      { title: 'Live', description: '', link: (links) => links.live() },
    )
    expect(hidden.meta).toContainEqual(robots)
    const own = {
      title: 'Cup',
      description: '',
      name: 'page',
      link: (links: Links) => links.sport('cup'),
    }
    const robotsOf = (name: string) => pageHead({ ...page, hiddenPages: [name] }, own).meta
    expect(robotsOf('page')).toContainEqual(robots)
    expect(robotsOf('sport')).not.toContainEqual(robots)
  })
})
