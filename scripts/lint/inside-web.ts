/** Layers of apps/web/src, lowest first: shared <- features/<x> <- routes <- entry. */
type Layer =
  | { kind: 'shared'; name: string }
  | { kind: 'feature'; name: string; depth: number }
  | { kind: 'routes' }
  | { kind: 'entry' }
  | { kind: 'outside' }

function layerOf(inside: string): Layer {
  const [src, folder, ...rest] = inside.split('/')
  if (src !== 'src' || folder === undefined) return { kind: 'outside' }
  if (rest.length === 0) return { kind: 'entry' }
  if (folder === 'routes') return { kind: 'routes' }
  if (folder === 'features') {
    return { kind: 'feature', name: rest[0] ?? '', depth: rest.length - 1 }
  }
  return { kind: 'shared', name: folder }
}

/** Judges a relative import inside apps/web; both paths start at the app's folder. */
export function judgeInsideWeb(from: string, to: string): string | undefined {
  const importer = layerOf(from)
  const target = layerOf(to)
  switch (importer.kind) {
    case 'shared':
      return judgeFromShared(importer.name, target)
    case 'feature':
      return judgeFromFeature(importer.name, target)
    case 'routes':
    case 'entry':
      return target.kind === 'feature' ? judgeFeatureDoor(target) : undefined
    case 'outside':
      return undefined
  }
}

function judgeFromShared(name: string, target: Layer): string | undefined {
  if (target.kind === 'feature') {
    return `The shared part ${name}/ stands below the features: take what you need of ${target.name} as a prop or a slot from the route, or move it down into ${name}/.`
  }
  if (target.kind === 'routes' || target.kind === 'entry') {
    return `The shared part ${name}/ stands below the routes: let the route hand in what you need.`
  }
  return undefined
}

function judgeFromFeature(name: string, target: Layer): string | undefined {
  if (target.kind === 'feature' && target.name !== name) {
    return `The feature ${name} may not import the feature ${target.name}: move what both need down into a shared part (lib/, live/, layout/), or compose the two in a route.`
  }
  if (target.kind === 'routes' || target.kind === 'entry') {
    return `The feature ${name} stands below the routes: let the route hand in what you need as a prop, or use getRouteApi.`
  }
  return undefined
}

function judgeFeatureDoor(target: { name: string; depth: number }): string | undefined {
  if (target.depth <= 1) return undefined
  return `Enter the feature ${target.name} through a file at the top of features/${target.name}/, nothing deeper: export there what you need.`
}
