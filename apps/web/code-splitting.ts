import { needsOf, reachOf } from './module-reach.ts'
import type { LateImport, Modules } from './module-reach.ts'

/**
 * Lists of one sport, league or day with their results, of favourites, in blocks of an operator: home
 * and the live page have none of them. The badge of live matches is in all that have lists, and no
 * file of its own.
 */
const onEveryList =
  /packages\/ui\/src\/badge\/|features\/catalogue\/(?!days\/|day-|results\/|sport\/|page\/event-|event-blocks|favourite|home\/shelves\/|list\/(?:upcoming-list|day-sections|group-by-day|use-match-pages)|load-)/

/** Home comes with what every list shares: a file of its own takes 1.1 KB more. */
const ofHome =
  /features\/catalogue\/(?:home\/(?!shelves\/)|home-page|load-home)|routes\/\{-\$locale\}\/sports\/index\.tsx/

/** Calls that few pages make come in files of their own, with the schemas that only they need. */
const firstCalls =
  /packages\/contract\/(?!src\/(?:draws\/|hash\.|receipts\/|calls\/(?:later-calls|match-widgets|security)|(?:calls|schemas)\/(?:account-access|bonuses|code-digits|device-push|host-messages|jackpots|limits|lotteries|match-chat|notifications|odds-history|payments|predictions|promotions|own-records|racing|receipts|sharing|site|site-view|page-blocks|blocks|written|chat-support|sportsbook-sessions|transactions|virtual-wallets)\.))|node_modules\/valibot\//

/** When something that is imported late comes: on a page of some kind, or while the player is on any. */
export type Time =
  | 'first' // Home and the live page.
  | 'list' // Other lists of matches.
  | 'match'
  | 'page'
  | 'bets' // My bets and what follows them.
  | 'soon' // By itself, on every page once it reacts.
  | 'unasked' // By itself, on some, as a player signs in or a goal falls.
  | 'sign' // With the player's first sign.
  | 'opened'

export type Counts = Partial<Record<Time, number>>

/** Paths in `src` of what is imported late, where they say more than who imports it. */
export const byName: Partial<Record<Time, readonly string[]>> = {
  first: ['routes/{-$locale}/sports/index.tsx', 'routes/{-$locale}/sports/live.tsx'],
  match: ['routes/{-$locale}/sports/$sport/$slug.tsx'],
  list: [
    'routes/{-$locale}/sports/$sport/index.tsx',
    'routes/{-$locale}/sports/schedule.tsx',
    'routes/{-$locale}/sports/results.tsx',
    'routes/{-$locale}/sports/cybersport.tsx',
    'routes/{-$locale}/sports/favorites.tsx',
  ],
  bets: [
    'routes/{-$locale}/sports/my-bets.tsx',
    'features/my-bets/my-bets-view.tsx',
    'player/bets/kept-bets.ts',
    'app/player/take-player-event.ts',
  ],
  soon: [
    'routes/{-$locale}/-late-frame.tsx',
    'app/player/start-late.ts',
    'app/player/account-prompts.ts',
    'app/player/watch-idle.ts',
    'layout/page-frame/shortcuts.tsx',
    'data/api/api-client.ts',
  ],
  unasked: [
    'features/board/drag/dock.tsx',
    'features/bonuses/follow-bonuses.ts',
    'features/catalogue/list/held-changes.ts',
    'features/catalogue/row/goal-note.tsx',
    'features/my-bets/open-bets.tsx',
    'features/session/player-menu.tsx',
    'features/session/previewed-menu.tsx',
    'layout/connection/connection-notice.tsx',
    'layout/side-nav/pinned-entries.tsx',
  ],
  sign: ['player/slip/store.ts'],
}
const times = Object.keys(byName) as Time[]
const pageByName = /\?tsr-split|-pages?\.tsx?$|-blocks?\.tsx$/
const unaskedByName = /\/src\/app\/player\//

/** The rooms of `roomOf`: what one needs stands in itself or in one before it. */
export const ROOMS = [
  'lists',
  'match',
  'parts',
  'unasked',
  'shared',
  'soon',
  'bets',
  'late',
] as const
type Room = (typeof ROOMS)[number]
type Reach = ReturnType<typeof reachOf>

/** Some pages get what they do not need with them: only as far as it is small. */
const LENT: readonly Room[] = ['unasked', 'shared']

/** Letters of code before it is minified, of all that the same late imports need: 1 KB on the line. */
const SMALL = 8_000

/** Pages that many parts stand on: to bring the others' as well costs less than files of their own. */
const MANY_PAGES = 6

/**
 * What comes in which file. What every page loads stands in two, libraries apart because they change
 * less often than the product; what every list shares stands in one with home, the calls of first pages with
 * their schemas in another. Of the rest, what comes at the same time stands together, as far as no
 * page gets much that it does not need: a file of some hundred bytes costs half a kilobyte of headers, its
 * name in the first file, and milliseconds on both sides. What is left is cut by the bundler.
 * @param entry path of the module that a page starts with
 */
export function createCodeSplitting(entry: string) {
  let reach: Reach | undefined
  const reachIn = (modules: Modules) => (reach ??= reachOf(entry, modules))
  let rooms: ReadonlyMap<string, Room> | undefined
  const nameFor = (room: Room) => (id: string, modules: Modules) => {
    rooms ??= placeModules(reachIn(modules), modules)
    return rooms.get(id) === room ? room : null
  }
  const nameForLists = (id: string, modules: Modules) => {
    const isShared = onEveryList.test(id) && (reachIn(modules).get(id)?.size ?? 0) > 1
    return isShared || ofHome.test(id) ? 'catalogue' : null
  }
  const ofRooms = ROOMS.map((room, place) => ({
    name: nameFor(room),
    debugName: room,
    priority: ROOMS.length - place,
    includeDependenciesRecursively: false,
  }))
  return {
    groups: [
      {
        name: 'libraries',
        test: /node_modules/,
        tags: ['$initial' as const],
        priority: 13,
      },
      { name: 'app', tags: ['$initial' as const], priority: 13 },
      { name: 'contract', test: firstCalls, priority: 12 },
      { name: nameForLists, debugName: 'catalogue', priority: 11 },
      ...ofRooms,
    ],
  }
}

function placeModules(reach: Reach, modules: Modules): ReadonlyMap<string, Room> {
  const rooms = new Map<string, Room>()
  const known = new Map<LateImport, Time>()
  for (const [id, by] of reach) {
    const counts: Counts = {}
    for (const late of by) {
      const time = known.get(late) ?? timeOf(late, modules)
      known.set(late, time)
      counts[time] = (counts[time] ?? 0) + 1
    }
    const room = schemas.test(id) ? null : roomOf(counts)
    if (room !== null) rooms.set(id, room)
  }
  keepSmall(rooms, reach, modules)
  return rooms
}

/**
 * Takes out of the rooms that lend what is large, and what brings more than these rooms with it: whoever
 * asks for one would get that too, and a room could need itself by way of a file of its own.
 */
function keepSmall(rooms: Map<string, Room>, reach: Reach, modules: Modules): void {
  const lent = [...rooms].filter(([, room]) => LENT.includes(room)).map(([id]) => id)
  const ofSameReach = Map.groupBy(lent, (id) =>
    Array.from(reach.get(id) ?? [], (late) => late.id)
      .toSorted()
      .join(),
  )
  const sizeOf = (id: string) => modules.getModuleInfo(id)?.code?.length ?? 0
  const small = new Set(
    [...ofSameReach.values()]
      .filter((ids) => ids.reduce((sum, id) => sum + sizeOf(id), 0) < SMALL)
      .flat(),
  )
  const needs = needsOf(modules)
  for (const id of lent) {
    const alone = [...needs(id)].every((needed) => !reach.has(needed) || small.has(needed))
    if (!alone) rooms.delete(id)
  }
}

/** A page that needs one gets the client of the calls before it reacts. */
const schemas = /packages\/contract\/|node_modules\/valibot\//

/** @param counts of the late imports that need a module, by when they come */
export function roomOf(counts: Counts): Room | null {
  const { first = 0, list = 0, match = 0, page = 0, bets = 0 } = counts
  const { soon = 0, unasked = 0, sign = 0, opened = 0 } = counts
  if (first > 0) return null
  if (list + match > 1) return page + unasked < 3 ? 'lists' : null
  if (match > 0) return sign === 0 && page + bets + soon + unasked + opened > 0 ? 'match' : null
  if (list > 0) return null
  if (soon > 0) return page + unasked === 0 ? 'soon' : null
  if (sign > 0 && page >= MANY_PAGES) return 'parts'
  if (unasked > 0) return 'unasked'
  if (sign === 0) return null
  if (page > 0) return 'shared'
  return bets > 0 ? 'bets' : 'late'
}

function timeOf({ id, importers }: LateImport, modules: Modules): Time {
  const [path = ''] = id.split('?')
  const named = times.find((time) => byName[time]?.some((name) => path.endsWith(`/src/${name}`)))
  if (named !== undefined) return named
  const importing = [...importers]
  const codes = importing.map((each) => modules.getModuleInfo(each)?.code ?? '')
  if (codes.some(fetchesOnSign)) return 'sign'
  if (unaskedByName.test(id)) return 'unasked'
  const isPage = pageByName.test(id) || importing.some((each) => each.includes('/src/routes/'))
  return isPage ? 'page' : 'opened'
}

/** Files that import some things with the first sign and others when opened say nothing of either. */
function fetchesOnSign(code: string): boolean {
  return /\b(?:lateComponent|onFirstSign)\(/.test(code) && !/\blazyPart\(/.test(code)
}
