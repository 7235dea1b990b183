import { isTest } from './places.ts'
import type { Place } from './places.ts'

const browserPackages = new Set(['packages/contract', 'packages/live'])

/** The one file that makes connections to PostgreSQL. */
const CONNECTIONS = 'src/db/connections.ts'

/** Judges an import from npm or from Node itself. */
export function judgeOutside(from: Place, specifier: string): string | undefined {
  if (!from.inside.startsWith('src/') || isTest(from.path)) return undefined
  if (from.workspace === 'packages/betting') {
    return `packages/betting is pure and imports nothing: pass in what it needs as a parameter.`
  }
  if (browserPackages.has(from.workspace) && specifier.startsWith('node:')) {
    return `${from.workspace} runs in browsers: do without ${specifier}, or move this into apps/server.`
  }
  if (
    from.workspace === 'packages/live' &&
    isReact(specifier) &&
    !from.inside.startsWith('src/react/')
  ) {
    return `packages/live uses React only behind ./react: move this file into src/react.`
  }
  if (from.workspace === 'apps/server' && specifier === 'pg' && from.inside !== CONNECTIONS) {
    return `A connection that nobody listens to ends the process when it breaks: take pools, clients and their types from apps/server/${CONNECTIONS}.`
  }
  return undefined
}

function isReact(specifier: string): boolean {
  return /^react(-dom)?(\/|$)/.test(specifier)
}
