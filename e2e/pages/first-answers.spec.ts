import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/system/root.ts'
import { leaguePath, matchPath, steadyMatch } from '../support/addresses.ts'
import { expect, test } from '../support/test.ts'

// A server of this file alone: each page that it writes here is its first one of the kind.
test.use({
  environment: {
    LOG_LEVEL: 'warn',
    JACKPOTS: 'on',
    HORSE_RACING: 'on',
    LOTTERIES: 'on',
  },
})

/** What React leaves where the server could not wait: for the browser to render, or to fill in. */
const UNWRITTEN = /<!--\$[!?]-->|\$R[XC]\(|data-dgst=/

const LOCALE = '/{-$locale}'

/** The addresses of the router's own list. */
function routes(): string[] {
  const tree = readFileSync(join(root, 'apps/web/src/app/route-tree.gen.ts'), 'utf8')
  const list = /interface FileRoutesByFullPath \{(.*?)\n\}/s.exec(tree)?.[1] ?? ''
  const paths = [...list.matchAll(/^ {2}'([^']+?)\/?':/gm)].map(([, path = '']) => path)
  return paths.map((path) => (path.startsWith(LOCALE) ? path.slice(LOCALE.length) : path))
}

test('[EMBED-01] [EMBED-25] the first answer of a process is whole, at every address there is', async ({
  request,
  call,
}) => {
  const match = await steadyMatch(call)
  const [race] = (await call('listRaces')).data
  expect(race, 'a race').toBeDefined()
  const addresses: Record<string, readonly string[]> = {
    '': [],
    '/bonuses/{-$kind}/{-$id}': ['/bonuses', '/bonuses/freebet'],
    '/sports/live': ['/sports/live?view=board', '/sports/live'],
    '/sports/widgets/$': [
      `/sports/widgets/match-strip/${match.id}`,
      `/sports/widgets/live-pitch/${match.id}`,
      `/sports/widgets/league-table/${match.tournament.id}`,
      `/sports/widgets/market/${match.id}/1`,
    ],
    '/sports/$sport': ['/sports/soccer', '/sports/there-is-no-such-sport'],
    '/sports/$sport/$slug': [
      matchPath({ ...race!, sport: { key: race!.sportKey } }),
      `/sports/soccer/${match.category.slug}`,
      leaguePath({ ...match.tournament, sport: match.sport }),
      matchPath(match),
      '/sports/soccer/there-is-no-such-league-l999999999',
    ],
  }
  const asked = routes().flatMap((route) => addresses[route] ?? [route])
  expect(asked.length).toBeGreaterThan(40)
  for (const path of asked) {
    expect(path, 'an address for each route of parameters').not.toContain('$')
    const answer = await request.get(path, { maxRedirects: 0 })
    const html = await answer.text()
    expect.soft(html, path).toContain('<html')
    expect.soft(UNWRITTEN.exec(html)?.[0], path).toBeUndefined()
  }
})
