import { expect, test } from 'vitest'

import { pageAfterShell } from './page-after-shell.ts'

test.each([
  ['', '/sports'],
  ['?to=/sports/live?group=1', '/sports/live?group=1'],
  [`?to=${encodeURIComponent('/de/sports/soccer#top')}`, '/de/sports/soccer#top'],
  ['?to=//evil.example/sports', '/sports'],
  ['?to=https://evil.example/sports', '/sports'],
  ['?to=/.//evil.example/sports', '/sports'],
  ['?to=/.//de/sports', '/sports'],
  ['?to=http://[', '/sports'],
  ['?to=javascript:alert(1)', '/sports'],
  ['?to=/api/platform', '/sports'],
  ['?to=/sportsbook', '/sports'],
])('[ROUTE-03] the shell opened with "%s" goes on to %s', (search, page) => {
  expect(pageAfterShell(search)).toBe(page)
})
