/** Parts of apps/server/src, lowest first: shared (db, ...) <- feed, realtime <- modules <- entry. */
type Part = {
  kind: 'shared' | 'feed' | 'realtime' | 'module' | 'entry' | 'outside'
  unit: string
  rest: string[]
}

/** Folders that wire the parts together, as the files at the top of src do. */
const entryFolders = new Set(['app', 'backend'])

/**
 * The modules, lowest first: each may import those of the lines above it, and none beside it. What
 * belongs to players' accounts and money stands below what is bet on, that below what is shown.
 */
export const serverModules: readonly (readonly string[])[] = [
  // A party of its own: it takes nothing of the product, and the product only speaks to it.
  ['cashier'],
  // Who ran which command of an operator.
  ['operator-acts'],
  ['sessions'],
  ['players'],
  // What an operator puts on pages, for who looks.
  ['blocks'],
  // Whatever has something to tell a player stands above it.
  ['notifications'],
  ['account-access', 'sportsbook-sessions', 'phone', 'second-factor'],
  ['passkeys'],
  ['wallet', 'virtual-wallets'],
  ['limits'],
  ['authentication'],
  ['payments'],
  ['account-closing'],
  ['markets'],
  // What is offered, and who has it: bets use it.
  ['bonuses'],
  // What the operator makes of the site, by the names of what is offered.
  ['site'],
  // With the acceptance, the cash-out, the receipt and the sharing of bets.
  ['bets'],
  ['settlement'],
  ['jackpots', 'predictions', 'promotions'],
  ['match-info', 'favourites'],
  // Messages to devices, by the texts of notifications.
  ['device-push'],
  ['catalogue'],
  ['racing', 'lotteries'],
  ['live-updates', 'search', 'highlights', 'system-settings', 'user-settings'],
  ['match-chat', 'odds-history', 'own-records', 'push', 'retention'],
]

function partOf(inside: string): Part {
  const [src, folder, ...rest] = inside.split('/')
  if (src !== 'src' || folder === undefined) return { kind: 'outside', unit: '', rest: [] }
  if (rest.length === 0 || entryFolders.has(folder)) return { kind: 'entry', unit: '', rest }
  if (folder === 'modules' && rest.length > 1) {
    return { kind: 'module', unit: `modules/${rest[0] ?? ''}`, rest: rest.slice(1) }
  }
  const kind = folder === 'feed' || folder === 'realtime' ? folder : 'shared'
  return { kind, unit: folder, rest }
}

/** Judges a relative import inside apps/server; both paths start at the app's folder. */
export function judgeInsideServer(from: string, to: string): string | undefined {
  const importer = partOf(from)
  const target = partOf(to)
  if (importer.unit === target.unit && importer.kind === target.kind) return undefined
  return judgeHeight(importer, target) ?? judgeDoor(importer, target)
}

function judgeHeight(importer: Part, target: Part): string | undefined {
  if (importer.kind === 'entry' || importer.kind === 'outside') return undefined
  if (target.kind === 'entry') {
    return `${importer.unit} stands below the application that wires it up: take what you need as a parameter.`
  }
  if (importer.kind === 'module') return judgeModules(importer, target)
  if (target.kind === 'module') {
    return `${importer.unit} stands below the modules: take what you need of ${target.unit} as a parameter, or publish an event that the module listens to.`
  }
  if (importer.kind === 'shared' && target.kind !== 'shared') {
    return `${importer.unit} stands below ${target.unit}: take what you need as a parameter, or move it down into ${importer.unit}.`
  }
  if (importer.kind === 'feed' && target.kind === 'realtime') {
    return `The feed knows nothing of sockets: let it write to the book, and let a module publish the change.`
  }
  return undefined
}

function judgeModules(importer: Part, target: Part): string | undefined {
  if (target.kind !== 'module') return undefined
  const [from, to] = [importer, target].map(({ unit }) => {
    const name = unit.replace('modules/', '')
    return serverModules.findIndex((line) => line.includes(name))
  })
  if (from === undefined || to === undefined) return undefined
  for (const [{ unit }, line] of [
    [importer, from],
    [target, to],
  ] as const) {
    if (line < 0) {
      return `${unit} has no line in scripts/lint/inside-server.ts: add it above the modules that it may import.`
    }
  }
  if (from > to) return undefined
  return `${importer.unit} stands ${from === to ? 'beside' : 'below'} ${target.unit}: move what both need down into a module below them, or take it as a parameter.`
}

/** Folders of the feed that others enter, besides the files at its top. */
const feedDoors = new Set(['book', 'markets'])

function judgeDoor(importer: Part, target: Part): string | undefined {
  if (importer.kind === 'entry' || target.kind === 'shared') return undefined
  const deepest = target.kind === 'feed' && feedDoors.has(target.rest[0] ?? '') ? 2 : 1
  if (target.rest.length <= deepest) return undefined
  return `Enter ${target.unit} through a file at the top of its folder, nothing deeper: export there what you need.`
}
