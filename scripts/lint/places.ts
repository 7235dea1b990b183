import { posix } from 'node:path'

/** Where a file stands: its workspace, and its path inside that workspace. */
export type Place = { path: string; workspace: string; inside: string }

/** @param path relative to the repository, with forward slashes */
export function placeOf(path: string): Place {
  const [top = '', second = '', ...rest] = path.split('/')
  const nested = top === 'packages' || top === 'apps'
  return nested
    ? { path, workspace: `${top}/${second}`, inside: rest.join('/') }
    : { path, workspace: top, inside: [second, ...rest].join('/') }
}

export function resolveRelative(importer: string, specifier: string): string {
  return posix.join(posix.dirname(importer), specifier.replace(/\?.*$/, ''))
}

export function isTest(path: string): boolean {
  return /\.(test|test-d|int\.test|bench)\.tsx?$/.test(path) || /\/(test|testing)\//.test(path)
}
