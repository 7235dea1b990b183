import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import { decode, encode } from '../wire/codec.ts'
import { BLOCK_TYPES, isKnownBlock, writtenBlock, writtenBlocks } from './blocks.ts'
import { pageBlock } from './page-blocks.ts'

const en = (text: string) => ({ en: text })
const picture = { src: '/pictures/a.webp', width: 1200, height: 400, alt: en('A stand at night') }

/** Everything that its type cannot be without. */
const least: Record<string, Record<string, unknown>> = {
  label: { title: en('Tonight') },
  text: { text: en('Words') },
  image: { images: [picture] },
  page_banner: { images: [picture] },
  iframe: { title: en('Radio'), src: 'https://radio.example/player', height: 120 },
  event_markets: { matchId: '1' },
  event_stats: { matchId: '1' },
  speed_dial: { items: [{ label: en('Live'), href: '/sports/live', icon: 'live' }] },
}

const problems = (block: unknown) => {
  const read = v.safeParse(writtenBlock, block)
  return read.success
    ? []
    : read.issues.map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`)
}

describe('a block as it is written', () => {
  it('is of one of 23 types, or what the product shows at home', () => {
    expect(BLOCK_TYPES.filter((type) => type !== 'home')).toHaveLength(23)
    const refused = BLOCK_TYPES.flatMap((type) => problems({ type, ...least[type] }))
    expect(refused).toEqual([])
  })

  it.each(Object.keys(least))('is no %s without what that shows', (type) => {
    for (const field of Object.keys(least[type] ?? {})) {
      expect(problems({ type, ...least[type], [field]: undefined })).not.toEqual([])
    }
  })

  it('is for everybody unless it says for whom', () => {
    const read = v.parse(writtenBlock, { type: 'label', title: en('Tonight') })
    expect(read).toMatchObject({
      audience: 'all',
      groupIds: [],
      hiddenForGroupIds: [],
      onlyVerified: false,
    })
  })

  it('keeps one of a type that is not known, as it is', () => {
    const block = { type: 'wheel of fortune', spins: 3 }
    const [read] = v.parse(writtenBlocks, [block])
    expect(read).toEqual(block)
    expect(isKnownBlock(read!)).toBe(false)
  })

  it.each([
    [{ type: 'label', title: en('T'), titel: 1 }, 'titel: is not known here'],
    [{ type: 'label', title: { de: 'Heute' } }, 'title: must be said in English ("en")'],
    [{ type: 'label', title: { en: 'T', xx: 'T' } }, 'title.xx: is no language of the product'],
    [
      { type: 'label', title: en('T'), link: { href: 'javascript:alert(1)' } },
      'link.href: must be a path of the site (/sports/live) or an https address',
    ],
    [
      { type: 'label', title: en('T'), link: { href: '//evil.example' } },
      'link.href: must be a path of the site (/sports/live) or an https address',
    ],
    [
      { type: 'label', title: en('T'), link: { href: '/\\evil.example' } },
      'link.href: must be a path of the site (/sports/live) or an https address',
    ],
    [
      { type: 'iframe', title: en('R'), src: 'http://radio.example', height: 100 },
      'src: must be an https address',
    ],
    [
      { type: 'iframe', title: en('R'), src: 'https://a:b@radio.example', height: 100 },
      'src: must be an https address',
    ],
    [
      { type: 'image', images: [{ ...picture, alt: undefined }] },
      'images.0.alt: must be a text by language, as { "en": "…" }',
    ],
    [{ type: 'live_events', limit: 51 }, 'limit: must be a whole number from 1 to 50'],
    [{ type: 'label', title: en('x'.repeat(121)) }, 'title.en: must be at most 120 characters'],
    [
      { type: 'prediction', audience: 'vip' },
      'audience: must be one of all, logged_in, not_logged_in',
    ],
  ])('says where %j does not fit', (block, sentence) => {
    expect(problems(block)).toContain(sentence)
  })

  it('has company of at most 40', () => {
    const many = Array.from({ length: 41 }, () => ({ type: 'label', title: en('T') }))
    expect(v.safeParse(writtenBlocks, many).success).toBe(false)
  })
})

describe('a block as it is sent', () => {
  it('goes there and back', () => {
    const sent = {
      type: 'iframe' as const,
      key: '3',
      title: 'Radio',
      link: null,
      src: 'https://radio.example/player',
      height: 120,
    }
    expect(decode(pageBlock, encode(pageBlock, sent))).toEqual({ ok: true, value: sent })
  })

  it('that a page does not know is no failure of the others', () => {
    expect(decode(v.array(pageBlock), [{ type: 'wheel', key: '1' }])).toEqual({
      ok: true,
      value: [{ type: 'unknown' }],
    })
  })
})
