import { isCompositionRoot, isSharedTool, judgeDirection } from './directions.ts'
import { judgeInsideServer } from './inside-server.ts'
import { judgeInsideWeb } from './inside-web.ts'
import { isTest, placeOf, resolveRelative } from './places.ts'
import type { Place } from './places.ts'

const browserPackages = new Set(['packages/contract', 'packages/live'])

/** The one file that makes connections to PostgreSQL. */
const CONNECTIONS = 'src/db/connections.ts'

/** The doors of a workspace, from the `exports` of its package.json: `.`, `./react`, ... */
export type DoorsOf = (packageName: string) => readonly string[] | undefined

/**
 * Says why a file may not import what it imports and what to do instead; nothing when it may.
 *
 * @param importer path of the file, relative to the repository
 */
export function judgeImport(
  importer: string,
  specifier: string,
  doorsOf: DoorsOf,
): string | undefined {
  const from = placeOf(importer)
  if (specifier.startsWith('.')) return judgeRelative(from, resolveRelative(importer, specifier))
  const name = /^@touchline\/([^/]+)/.exec(specifier)?.[1]
  if (name === undefined) return judgeOutside(from, specifier)
  return judgeDoor(from, name, specifier, doorsOf)
}

function judgeRelative(from: Place, target: string): string | undefined {
  const to = placeOf(target)
  if (to.workspace !== from.workspace) return judgeLeaving(from, to)
  if (isTest(from.path)) return undefined
  if (from.inside.startsWith('src/') && isTest(to.path)) {
    return `${to.path} is for tests only: move what the product needs out of it.`
  }
  if (from.workspace === 'apps/web') return judgeInsideWeb(from.inside, to.inside)
  if (from.workspace === 'apps/server') return judgeInsideServer(from.inside, to.inside)
  if (from.workspace === 'packages/live') return judgeReactDoor(from.inside, to.inside)
  return undefined
}

/** What runs the product from outside. */
const harnesses: readonly string[] = ['e2e', 'bench', 'vitest.config.ts']

function judgeLeaving(from: Place, to: Place): string | undefined {
  const isHarness = harnesses.includes(from.workspace) || isTest(from.path)
  if (isSharedTool(to.path) && isHarness) return undefined
  const name = to.workspace.split('/')[1]
  if (to.workspace.startsWith('packages/')) {
    return `Import the package by its name, @touchline/${name}, not by a path into it.`
  }
  if (to.workspace.startsWith('apps/')) {
    return isCompositionRoot(from.path)
      ? `Import the app by its name, @touchline/${name}, not by a path into it.`
      : `Nothing imports an app: move what you need down into a package, or wire it up in scripts/serve, which alone starts the apps.`
  }
  return `${from.workspace} ends at its own folder: move what you need of ${to.path} into ${from.workspace} or into a package.`
}

function judgeDoor(
  from: Place,
  name: string,
  specifier: string,
  doorsOf: DoorsOf,
): string | undefined {
  if (from.workspace.split('/')[1] === name) {
    return `Inside ${from.workspace}, import by a relative path: its name is for the others.`
  }
  const wrongWay = judgeDirection(from.path, from.workspace, name)
  if (wrongWay) return wrongWay
  const doors = doorsOf(name)
  const door = `.${specifier.replace(/\?.*$/, '').slice(`@touchline/${name}`.length)}`
  if (!doors || doors.includes(door)) return undefined
  return `A package is entered by its door only: import from ${doors.map((one) => `@touchline/${name}${one.slice(1)}`).join(' or ')}, and export there what is missing.`
}

function judgeReactDoor(from: string, to: string): string | undefined {
  if (from.startsWith('src/react/') || !to.startsWith('src/react/')) return undefined
  return `packages/live uses React only behind ./react: move what you need out of src/react, or move this file into it.`
}

/** Judges an import from npm or from Node itself. */
function judgeOutside(from: Place, specifier: string): string | undefined {
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
