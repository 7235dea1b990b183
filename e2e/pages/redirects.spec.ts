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

test('[I18N-02] [AMB-36] an address without a language is opened in the visitor’s own', async ({
  request,
  site,
}) => {
  const open = (path: string, language: string) =>
    request.get(`${site.url}${path}`, {
      headers: { 'accept-language': language },
      maxRedirects: 0,
    })
  const german = await open('/sports/live?x=1', 'de-AT,de;q=0.9')
  expect(german.status()).toBe(302)
  expect(german.headers()['location']).toBe('/de/sports/live?x=1')
  expect(german.headers()['vary']).toContain('accept-language')
  expect((await open('/fr/sports', 'de')).status()).toBe(200)
  const english = await open('/sports', 'en-GB')
  expect(english.status()).toBe(200)
  expect(english.headers()['vary']).toContain('accept-language')
})
