/**
 * The rooms of apps/web/src, lowest first: each takes from those before it, types too.
 * `docs/architecture.md` says what each is for.
 */
export const webRooms = [
  'base',
  'i18n',
  'preferences',
  'addresses',
  'data',
  'player',
  'parts',
  'layout',
  'features',
  'routes',
  'app',
] as const

type Room = (typeof webRooms)[number]

type Place = { room: Room; rest: readonly string[] }

function placeIn(inside: string): Place | 'elsewhere' | 'unknown' {
  const [top, room, ...rest] = inside.split('/')
  // Tests' own parts know every room; what serves the pages in Node and builds them stands outside.
  if (top !== 'src' || room === 'testing' || room === undefined) return 'elsewhere'
  const known = webRooms.find((name) => name === room)
  return known === undefined ? 'unknown' : { room: known, rest }
}

/** Judges a relative import inside apps/web; both paths start at the app's folder. */
export function judgeInsideWeb(from: string, to: string): string | undefined {
  const importer = placeIn(from)
  const target = placeIn(to)
  if (importer === 'unknown') {
    return `${from} stands in no room: the rooms of apps/web/src are ${webRooms.join(', ')} (docs/architecture.md).`
  }
  if (importer === 'elsewhere' || typeof target === 'string') return undefined
  return judgeHeight(importer.room, target.room) ?? judgeFeature(importer, target)
}

function judgeHeight(importer: Room, target: Room): string | undefined {
  if (webRooms.indexOf(target) <= webRooms.indexOf(importer)) return undefined
  switch (target) {
    case 'app':
      return `${importer}/ stands below app/, which makes things: name in your own types what you take, and let app/ hand it in; components read it by useServices of base/services.ts.`
    case 'routes':
      return `${importer}/ stands below the routes: let the route hand in what you need as a prop, or use getRouteApi.`
    case 'features':
      return `${importer}/ stands below the features: take what you need as a prop or a slot from the route, or move it down into ${importer}/.`
    default:
      return `${importer}/ stands below ${target}/: name in your own types what you take, or move it down into ${importer}/ or lower.`
  }
}

function judgeFeature(importer: Place, target: Place): string | undefined {
  if (target.room !== 'features') return undefined
  const [name = '', ...deeper] = target.rest
  if (importer.room === 'features') {
    const own = importer.rest[0] ?? ''
    if (own === name) return undefined
    return `The feature ${own} may not import the feature ${name}: move what both need down into parts/ or lower, or compose the two in a route.`
  }
  if (deeper.length <= 1) return undefined
  return `Enter the feature ${name} through a file at the top of features/${name}/, nothing deeper: export there what you need.`
}
