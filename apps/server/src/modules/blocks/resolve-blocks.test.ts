import { writtenBlocks } from '@touchline/contract'
import type { Visibility } from '@touchline/contract'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { maySee } from '../players/may-see.ts'
import type { Viewer } from '../players/may-see.ts'
import { resolveBlocks } from './resolve-blocks.ts'

const en = (text: string) => ({ en: text, de: `${text} (de)` })

const resolve = (written: readonly unknown[]) => resolveFor(written, null).blocks

function resolveFor(written: readonly unknown[], viewer: Viewer, locale: 'en' | 'de-CH' = 'en') {
  const skipped: string[] = []
  const blocks = resolveBlocks(v.parse(writtenBlocks, written), {
    locale,
    isFor: (rule: Visibility) => maySee(rule, viewer),
    frameHosts: ['Radio.example', '*.maps.example'],
    now: Date.parse('2026-11-23T12:00:30Z'),
    onSkipped: (sentence) => skipped.push(sentence),
  })
  return { blocks, skipped }
}

test('texts are in the language of who looks, of its base, or in English', () => {
  const written = [
    { type: 'label', title: en('Tonight') },
    { type: 'text', text: { en: 'Words' } },
  ]
  const [label, text] = resolveFor(written, null, 'de-CH').blocks
  expect(label).toEqual({ type: 'label', key: '0', title: 'Tonight (de)', link: null, icon: null })
  expect(text).toMatchObject({ text: 'Words' })
})

test('[ROLE-04] what is not for who looks is not among them, nor is who it is for', () => {
  const written = [
    { type: 'label', title: en('Everybody') },
    { type: 'label', title: en('Visitors'), audience: 'not_logged_in' },
    { type: 'label', title: en('Players'), audience: 'logged_in' },
    { type: 'label', title: en('Vips'), groupIds: ['vip'] },
    { type: 'label', title: en('No vips'), hiddenForGroupIds: ['vip'] },
    { type: 'label', title: en('Verified'), onlyVerified: true },
  ]
  const titles = (viewer: Viewer) => resolveFor(written, viewer).blocks.map(({ title }) => title)
  expect(titles(null)).toEqual(['Everybody', 'Visitors', 'No vips'])
  expect(titles({ groups: ['vip'], isVerified: false })).toEqual(['Everybody', 'Players', 'Vips'])
  expect(titles({ groups: [], isVerified: true })).toEqual([
    'Everybody',
    'Players',
    'No vips',
    'Verified',
  ])
  for (const block of resolve(written)) {
    expect(Object.keys(block).toSorted()).toEqual(['icon', 'key', 'link', 'title', 'type'])
  }
})

test('[BLOCK-21] keys of a speed dial are for their audiences, too', () => {
  const items = [
    { label: en('Live'), href: '/sports/live', icon: 'live' },
    { label: en('Limits'), href: '/profile/limits', audience: 'logged_in' },
  ]
  expect(resolve([{ type: 'speed_dial', items }])).toMatchObject([{ items: [{ label: 'Live' }] }])
})

test('a type that is not known is left out and told of, whoever looks', () => {
  const { blocks, skipped } = resolveFor(
    [
      { type: 'wheel', spins: 3 },
      { type: 'label', title: en('After it') },
    ],
    null,
  )
  expect(blocks).toMatchObject([{ key: '1', title: 'After it' }])
  expect(skipped).toEqual(['block 1 is of the type wheel, which is not known'])
})

test('[BLOCK-05] a frame is of a host that the settings name, or it is left out and told of', () => {
  const frame = (src: string) => ({ type: 'iframe', title: en('Frame'), src, height: 200 })
  const { blocks, skipped } = resolveFor(
    [
      frame('https://radio.example/player'),
      frame('https://a.maps.example/'),
      frame('https://maps.example/'),
      frame('https://radio.example.evil.example/'),
    ],
    null,
  )
  expect(blocks.map(({ key }) => key)).toEqual(['0', '1'])
  expect(skipped).toEqual([
    'block 3 frames maps.example, which FRAME_HOSTS does not name',
    'block 4 frames radio.example.evil.example, which FRAME_HOSTS does not name',
  ])
})

test('hours from now become a time, the same for all who ask within a minute', () => {
  const [block] = resolve([{ type: 'live_events', filters: { startsWithinHours: 2 } }])
  expect(block).toMatchObject({ limit: 10, filters: { startsBefore: '2026-11-23T14:00:00.000Z' } })
})
