import { printTable, type Row } from './table.ts'

type Bench = { title: string; run: () => Promise<Row[]> }

/** By the name that `npm run bench -- <name>` takes. */
const benches: Record<string, () => Promise<{ bench: Bench }>> = {
  'joint-prices': () => import('./joint-prices/joint-prices.ts'),
  'slip-machine': () => import('./slip-machine/slip-machine.ts'),
  'server-rendering': () => import('./server-rendering/server-rendering.ts'),
  'page-weight': () => import('./page-weight/page-weight.ts'),
  lighthouse: () => import('./lighthouse/lighthouse.ts'),
  'first-press': () => import('./first-press/first-press.ts'),
  placements: () => import('./placements/placements.ts'),
  limits: () => import('./placements/with-limits.ts'),
  bonuses: () => import('./placements/with-bonuses.ts'),
  deposits: () => import('./deposits/deposits.ts'),
  ratings: () => import('./ratings/ratings.ts'),
  settlement: () => import('./settlement/settlement.ts'),
  'my-bets': () => import('./my-bets/my-bets.ts'),
  statement: () => import('./statement/statement.ts'),
  'long-list': () => import('./long-list/long-list.ts'),
  'fan-out': () => import('./fan-out/fan-out.ts'),
  'socket-bytes': () => import('./socket-bytes/socket-bytes.ts'),
  publishing: () => import('./publishing/publishing.ts'),
  start: () => import('./start/start.ts'),
  search: () => import('./search/search.ts'),
  'live-soak': () => import('./live-soak/live-soak.ts'),
  memory: () => import('./memory/memory.ts'),
  'price-changes': () => import('./price-changes/price-changes.ts'),
}

// As the site runs: React is another library otherwise.
process.env['NODE_ENV'] ??= 'production'

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in benches))
if (unknown.length > 0) {
  console.error(
    `There is no bench ${unknown.join(', ')}. There are: ${Object.keys(benches).join(', ')}.`,
  )
  process.exit(1)
}
for (const [name, load] of Object.entries(benches)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const { bench } = await load()
  printTable(bench.title, await bench.run())
}
// Servers and browsers that a bench started end with this process.
process.exit(0)
