import { expect, test } from 'vitest'

import { parseEventSearch } from './event-search.ts'

test('[BROWSE-17] takes live and the two sides of the present, and drops the rest', () => {
  expect(parseEventSearch({ live: true })).toEqual({ live: true })
  expect(parseEventSearch({ live: 'true', time: 'fromPastToNow' })).toEqual({ live: true })
  expect(parseEventSearch({ time: 'fromNowToFuture' })).toEqual({ time: 'fromNowToFuture' })
  expect(parseEventSearch({ time: 'fromPastToNow', day: 1 })).toEqual({ time: 'fromPastToNow' })
  expect(parseEventSearch({ time: 'yesterday', live: 'no' })).toEqual({})
})
