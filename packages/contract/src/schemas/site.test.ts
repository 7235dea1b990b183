import * as v from 'valibot'
import { describe, expect, test } from 'vitest'

import { HEADER_TYPES, isKnownItem, siteDocument } from './site.ts'

const read = (document: unknown) => v.parse(siteDocument, document)
const en = (text: string) => ({ en: text })

describe('the document of a site', () => {
  test('fills in what it does not say', () => {
    const document = read({
      pages: [
        {
          slug: 'summer-cup',
          title: { en: 'Summer cup', de: 'Sommerpokal' },
          blocks: [{ type: 'label', title: en('Hi'), audience: 'logged_in', groupIds: ['vip'] }],
        },
      ],
    })
    expect(document.pages[0]).toMatchObject({
      hiddenFromSearch: false,
      audience: 'all',
      blocks: [{ audience: 'logged_in', groupIds: ['vip'], onlyVerified: false }],
    })
    expect(read({})).toMatchObject({ pages: [], features: {}, settings: {} })
  })

  test('[ROLE-03] names an audience in small letters or in capitals', () => {
    const { header } = read({ header: [{ type: 'search', audience: 'NOT_LOGGED_IN' }] })
    expect(header).toMatchObject([{ audience: 'not_logged_in' }])
  })

  test('has 15 items of the header, and keeps one that it does not know', () => {
    expect(HEADER_TYPES).toHaveLength(15)
    const { header } = read({ header: [{ type: 'search' }, { type: 'carousel', speed: 3 }] })
    expect(header?.map((item) => isKnownItem(item))).toEqual([true, false])
  })

  test.each([
    [{ header: [{ type: 'button', title: en('Go'), link: 'javascript:alert(1)' }] }, 'link'],
    [{ header: [{ type: 'button', title: en('Go'), link: '//evil.example' }] }, 'link'],
    [{ header: [{ type: 'button', title: { de: 'Los' }, link: '/sports' }] }, 'title'],
    [{ header: [{ type: 'search', colour: 'red' }] }, 'colour'],
    [{ pages: [{ slug: 'A b', title: en('A'), blocks: [] }] }, 'slug'],
    [{ features: { bets: true } }, 'bets'],
    [{ theme: { dark: { brand: 'red;} body{' } } }, 'brand'],
    [{ header: [{ type: 'search', audience: 'some' }] }, 'audience'],
  ])('refuses %j', (document, key) => {
    const { issues } = v.safeParse(siteDocument, document)
    expect(issues?.[0]?.path?.at(-1)?.key).toBe(key)
  })
})
