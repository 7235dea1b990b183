import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../system/root.ts'
import { serverModules } from './inside-server.ts'
import { judgeImport } from './judge-import.ts'

const doors: Record<string, string[]> = { live: ['.', './react'], ui: ['.', './tokens.css'] }
const judge = (importer: string, specifier: string) =>
  judgeImport(importer, specifier, (name) => doors[name] ?? ['.'])

const refused: [importer: string, specifier: string, advice: string][] = [
  ['packages/betting/src/odds/odds.ts', 'valibot', 'pass in what it needs'],
  ['packages/betting/src/odds/odds.ts', 'node:fs', 'pass in what it needs'],
  ['packages/betting/src/odds/odds.ts', '@touchline/contract', 'no other package'],
  ['packages/contract/src/bets.ts', '@touchline/live', 'only betting'],
  ['packages/contract/src/bets.ts', 'node:crypto', 'runs in browsers'],
  ['packages/contract/src/bets.ts', '../../betting/src/odds.ts', '@touchline/betting'],
  ['packages/live/src/store.ts', 'react', 'src/react'],
  ['packages/live/src/store.ts', './react/use-price.ts', 'src/react'],
  ['packages/live/src/store.ts', '@touchline/live', 'relative path'],
  ['packages/ui/src/button/button.tsx', '@touchline/betting', 'no other package'],
  ['packages/live/src/store.ts', '@touchline/server', 'Nothing imports an app'],
  ['packages/live/src/store.ts', '../../../apps/server/src/app.ts', 'Nothing imports an app'],
  ['apps/server/src/app.ts', '@touchline/ui', 'only betting, contract'],
  ['apps/server/src/app.ts', '@touchline/web', 'Nothing imports an app'],
  [
    'apps/web/src/routes/index.tsx',
    '@touchline/ui/src/button/button.tsx',
    '@touchline/ui/tokens.css',
  ],
  ['apps/web/src/base/store.ts', '../features/slip/slip.tsx', 'as a prop or a slot'],
  ['apps/web/src/base/store.ts', '../player/slip/slip.ts', 'name in your own types'],
  ['apps/web/src/data/queries/bets.ts', '../../app/services.ts', 'let app/ hand it in'],
  ['apps/web/src/utensils/store.ts', '../base/store.ts', 'stands in no room'],
  ['apps/web/src/layout/page.tsx', '../routes/index.tsx', 'below the routes'],
  ['apps/web/src/features/slip/slip.tsx', '../my-bets/my-bets.tsx', 'compose the two in a route'],
  ['apps/web/src/features/slip/slip.tsx', '../../routes/index.tsx', 'below the routes'],
  [
    'apps/web/src/routes/index.tsx',
    '../features/slip/parts/stake.tsx',
    'at the top of features/slip/',
  ],
  ['apps/web/src/routes/index.tsx', '../base/testing/player.ts', 'for tests only'],
  ['apps/server/src/db/connections.ts', '../modules/bets/bets.ts', 'below the modules'],
  ['apps/server/src/db/connections.ts', '../realtime/hub.ts', 'below realtime'],
  ['apps/server/src/feed/feed.ts', '../modules/bets/bets.ts', 'publish an event'],
  ['apps/server/src/feed/feed.ts', '../realtime/publish.ts', 'write to the book'],
  ['apps/server/src/modules/bets/bets.ts', '../wallet/sql/wallet.ts', 'top of its folder'],
  ['apps/server/src/modules/bets/bets.ts', '../../feed/simulator/clock.ts', 'top of its folder'],
  ['apps/server/src/modules/bets/bets.ts', '../../realtime/hub/frame.ts', 'top of its folder'],
  ['apps/server/src/modules/bets/bets.ts', '../../app.ts', 'as a parameter'],
  ['apps/server/src/modules/wallet/wallet.ts', '../bets/bets.ts', 'below modules/bets'],
  ['apps/server/src/modules/players/players.ts', '../wallet/wallet.ts', 'below modules/wallet'],
  ['apps/server/src/modules/bets/bets.ts', '../catalogue/match.ts', 'below modules/catalogue'],
  [
    'apps/server/src/modules/search/search.ts',
    '../live-updates/a.ts',
    'beside modules/live-updates',
  ],
  ['apps/server/src/modules/raffles/raffles.ts', '../wallet/wallet.ts', 'has no line'],
  ['e2e/main-job.spec.ts', '@touchline/server', 'Nothing imports an app'],
  ['e2e/main-job.spec.ts', '../scripts/test.ts', 'ends at its own folder'],
  ['apps/server/src/app.ts', '../../../scripts/system/free-port.ts', 'ends at its own folder'],
  ['scripts/serve/serve.ts', '../../apps/server/src/index.ts', '@touchline/server'],
]

const welcome: [importer: string, specifier: string][] = [
  ['vitest.config.ts', './scripts/system/root.ts'],
  ['packages/betting/src/odds/odds.ts', '../money/money.ts'],
  ['packages/betting/src/odds/odds.test.ts', 'fast-check'],
  ['packages/betting/src/odds/odds.test.ts', 'node:fs'],
  ['packages/contract/src/bets.ts', '@touchline/betting'],
  ['packages/live/src/react/use-price.ts', 'react'],
  ['packages/live/src/react/use-price.ts', '../store.ts'],
  ['apps/web/src/routes/index.tsx', '@touchline/live/react'],
  ['apps/web/src/routes/__root.tsx', '@touchline/ui/tokens.css?url'],
  ['apps/server/src/modules/bets/bets.ts', '../clock.ts'],
  ['apps/server/src/backend/create-backend.ts', '../modules/bets/place-bet.ts'],
  ['apps/server/src/backend/create-backend.ts', '../realtime/create-hub.ts'],
  ['apps/web/src/routes/index.tsx', '../features/slip/slip.tsx'],
  ['apps/web/src/features/slip/slip.tsx', './parts/stake.tsx'],
  ['apps/web/src/features/slip/parts/stake.tsx', '../../../base/money.ts'],
  ['apps/web/src/app/router.tsx', './route-tree.gen.ts'],
  ['apps/web/src/app/create-services.ts', '../player/slip/page-slip.ts'],
  ['apps/web/hosting/pages.ts', '../src/preferences/cookies.ts'],
  ['apps/server/src/modules/bets/bets.ts', '../wallet/wallet.ts'],
  ['apps/server/src/modules/settlement/settle.ts', '../bets/bets.ts'],
  ['apps/server/src/modules/bets/bets.ts', '../../feed/markets/describe-market.ts'],
  ['apps/server/src/modules/bets/bets.ts', '../../feed/book/book.ts'],
  ['apps/server/src/modules/bets/bets.ts', '../../db/migrations/list.ts'],
  ['apps/server/src/modules/bets/bets.int.test.ts', '../../app.ts'],
  ['apps/server/src/app.ts', './modules/bets/place-bet.ts'],
  ['e2e/support/browser.ts', '../system/chromium.ts'],
  ['apps/server/src/a.int.test.ts', '../../../scripts/system/free-port.ts'],
  ['bench/placements.ts', '@touchline/server'],
  ['scripts/serve/serve.ts', '@touchline/server'],
]

describe('judgeImport', () => {
  it('has one line for every module of the server', () => {
    const modules = join(root, 'apps/server/src/modules')
    const folders = readdirSync(modules, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
      .map(({ name }) => name)
    expect(serverModules.flat().toSorted()).toEqual(folders.toSorted())
  })

  it.each(refused)('%s may not import %s', (importer, specifier, advice) => {
    expect(judge(importer, specifier)).toContain(advice)
  })

  it('[R2] leaves the driver of PostgreSQL to the file that listens to every client', () => {
    expect(judge('apps/server/src/db/database.ts', 'pg')).toContain('src/db/connections.ts')
    expect(judge('apps/server/src/modules/bets/bets.ts', 'pg')).toContain('src/db/connections.ts')
    expect(judge('apps/server/src/db/connections.ts', 'pg')).toBeUndefined()
    expect(judge('apps/server/src/db/database.int.test.ts', 'pg')).toBeUndefined()
  })

  it.each(welcome)('%s may import %s', (importer, specifier) => {
    expect(judge(importer, specifier)).toBeUndefined()
  })
})
