import type { Visibility } from '@touchline/contract'
import { expect, test } from 'vitest'
import { maySee, viewerMark } from './may-see.ts'
import type { Viewer } from './may-see.ts'

const rule = (over: Partial<Visibility> = {}): Visibility => ({
  audience: 'all',
  groupIds: [],
  hiddenForGroupIds: [],
  onlyVerified: false,
  ...over,
})
const player = (...groups: string[]): Viewer => ({ groups, isVerified: false })
const verified: Viewer = { groups: [], isVerified: true }

test('[ROLE-03] is for everybody, for players, or for visitors', () => {
  const seenBy = (audience: Visibility['audience']) => [
    maySee(rule({ audience }), null),
    maySee(rule({ audience }), player()),
  ]
  expect(seenBy('all')).toEqual([true, true])
  expect(seenBy('logged_in')).toEqual([false, true])
  expect(seenBy('not_logged_in')).toEqual([true, false])
})

test('[ROLE-04] is for players of one of its groups', () => {
  const vips = rule({ groupIds: ['vip', 'gold'] })
  expect(
    [null, player(), player('new'), player('new', 'gold')].map((who) => maySee(vips, who)),
  ).toEqual([false, false, false, true])
})

test('[ROLE-05] is hidden for players of its hidden groups, though another of theirs may see it', () => {
  const most = rule({ groupIds: ['vip'], hiddenForGroupIds: ['staff'] })
  expect([player('vip'), player('vip', 'staff')].map((who) => maySee(most, who))).toEqual([
    true,
    false,
  ])
  expect(maySee(rule({ hiddenForGroupIds: ['staff'] }), null)).toBe(true)
})

test('[ROLE-06] is for the verified alone', () => {
  const only = rule({ onlyVerified: true })
  expect([null, player(), verified].map((who) => maySee(only, who))).toEqual([false, false, true])
})

test('[ROLE-04] [ROLE-06] marks alike who may see the same, and nobody else', () => {
  const same = [player('vip', 'new'), player('new', 'vip'), player('vip', 'new', 'vip')]
  expect(new Set(same.map(viewerMark)).size).toBe(1)
  const different: Viewer[] = [
    null,
    verified,
    player(),
    player(''),
    player('new vip'),
    player('new', 'vip'),
    player('new,vip'),
    player('new","vip'),
    { groups: ['new', 'vip'], isVerified: true },
  ]
  expect(new Set(different.map(viewerMark)).size).toBe(different.length)
})
