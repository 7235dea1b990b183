import type { FastifyInstance, RouteOptions } from 'fastify'

type Known = { readonly segments: readonly string[]; readonly methods: readonly string[] }

/**
 * Remembers which methods each address has. Call it before the first route is registered.
 *
 * @returns the methods that an address has, sorted; none where nothing stands at it
 */
export function rememberMethods(app: FastifyInstance): (url: string) => readonly string[] {
  const known: Known[] = []
  app.addHook('onRoute', ({ url, method }: RouteOptions) => {
    // What takes every address in is nobody's own.
    if (url.includes('*')) return
    known.push({ segments: url.split('/'), methods: [method].flat() })
  })
  return (url) => {
    const [path = ''] = url.split('?')
    const segments = path.split('/')
    const methods = known
      .filter((one) => isAt(one.segments, segments))
      .flatMap((one) => one.methods)
    return [...new Set(methods)].toSorted()
  }
}

function isAt(pattern: readonly string[], path: readonly string[]): boolean {
  if (pattern.length !== path.length) return false
  return pattern.every((segment, at) => segment.startsWith(':') || segment === path[at])
}
