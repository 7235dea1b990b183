import { isTest } from './places.ts'
import type { Place } from './places.ts'

const browserPackages = new Set(['packages/contract', 'packages/live'])

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
  return undefined
}

function isReact(specifier: string): boolean {
  return /^react(-dom)?(\/|$)/.test(specifier)
}
