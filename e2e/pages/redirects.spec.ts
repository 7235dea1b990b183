import { leaguePath, matchPath, steadyMatch } from '../support/addresses.ts'
import { expect, test } from '../support/test.ts'

test('every other spelling of an address is sent to the one with 301', async ({
  request,
  call,
}) => {
  const match = await steadyMatch(call)
  const canonical = matchPath(match)
  const league = leaguePath({ ...match.tournament, sport: match.sport })
  const moved: Record<string, string> = {
    [`/sports/soccer/other-words-m${match.id}`]: canonical,
    [`/sports/tennis/${match.slug}-m${match.id}`]: canonical,
    [`/de/sports/tennis/x-m${match.id}`]: `/de${canonical}`,
    [`/sports/soccer/old-name-l${match.tournament.id}`]: league,
    [`/sports/tennis/${match.category.slug}-l${match.tournament.id}`]: league,
    '/sports/de/live': '/de/sports/live',
    '/en/sports': '/sports',
    '/en/sports/live': '/sports/live',
  }
  for (const [from, to] of Object.entries(moved)) {
    const response = await request.get(from, { maxRedirects: 0 })
    expect(response.status(), from).toBe(301)
    const location = new URL(response.headers()['location'] ?? '', response.url())
    expect(location.pathname, from).toBe(to)
  }
})

test('a redirect keeps the search, and its target answers', async ({ request, call }) => {
  const match = await steadyMatch(call)
  const response = await request.get(`/sports/soccer/other-m${match.id}?group=main`, {
    maxRedirects: 0,
  })
  const location = new URL(response.headers()['location'] ?? '', response.url())
  expect(`${location.pathname}${location.search}`).toBe(`${matchPath(match)}?group=main`)
  expect((await request.get(location.href)).status()).toBe(200)
})

test('[ERRP-03] what is not there answers 404', async ({ request }) => {
  const missing = [
    '/sports/there-is-no-such-sport',
    '/sports/soccer/there-is-no-such-category',
    '/sports/soccer/nobody-v-nobody-m999999999999',
    '/there/is/no/such/page',
    '/api/sportsbook/there-is-no-such-call',
    '/assets/there-is-no-such-file.js',
  ]
  for (const path of missing) {
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(404)
  }
})
