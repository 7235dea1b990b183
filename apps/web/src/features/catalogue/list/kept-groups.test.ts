import type { Match } from '@touchline/contract'
import { expect, it } from 'vitest'

import { sampleMatch } from '../../../testing/sample-match.ts'
import { createGroupKeeper } from './kept-groups.ts'
import type { ListSection } from './list-section.ts'

const one = sampleMatch({ id: '1' })
const two = sampleMatch({ id: '2' })
const three = sampleMatch({ id: '3' })

function section(key: string, ...groups: readonly (readonly [string, Match[]])[]): ListSection {
  return {
    key,
    heading: null,
    groups: groups.map(([id, matches]) => ({ id, label: id, title: id, matches })),
  }
}

it('[GAP-54] another page leaves the groups that it adds nothing to as they were', () => {
  const keep = createGroupKeeper()
  const [before] = keep([section('soccer', ['a', [one]], ['b', [two]])])
  const [after] = keep([section('soccer', ['a', [one]], ['b', [two, three]])])
  expect(after?.groups[0]).toBe(before?.groups[0])
  expect(after?.groups[1]?.matches).toEqual([two, three])
})

it('shows a match that was read anew, and a label that is another', () => {
  const keep = createGroupKeeper()
  keep([section('soccer', ['a', [one]])])
  const again = { ...one }
  expect(keep([section('soccer', ['a', [again]])])[0]?.groups[0]?.matches[0]).toBe(again)
  const renamed = [{ id: 'a', label: 'Today', title: 'Today', matches: [again] }]
  expect(keep([{ key: 'soccer', heading: null, groups: renamed }])[0]?.groups[0]?.label).toBe(
    'Today',
  )
})

it('tells leagues that are there on two days apart', () => {
  const keep = createGroupKeeper()
  const days = [section('monday', ['a', [one]]), section('tuesday', ['a', [two]])]
  expect(keep(days)).toEqual(days)
  expect(keep(days)[1]?.groups[0]?.matches).toEqual([two])
})
