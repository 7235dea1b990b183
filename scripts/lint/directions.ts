/**
 * Which packages a workspace may import, by name. The rules inside an app are in `inside-web.ts` and
 * `inside-server.ts`; everything else is read from the folders.
 */
export const directions: Record<string, readonly string[]> = {
  'packages/betting': [],
  'packages/i18n': [],
  'packages/contract': ['betting', 'i18n'],
  'packages/live': ['betting', 'contract'],
  'packages/search': [],
  'packages/embed': ['contract'],
  'packages/ui': [],
  'apps/server': ['betting', 'contract', 'i18n', 'search'],
  'apps/web': ['betting', 'contract', 'i18n', 'live', 'search', 'ui'],
  scripts: ['betting', 'contract', 'embed', 'i18n', 'live', 'ui'],
  // The page's parts without a browser, by web's door for tests.
  e2e: ['betting', 'contract', 'embed', 'live', 'ui', 'web'],
  bench: ['betting', 'contract', 'live', 'search', 'ui', 'server', 'web'],
}

/** The composition root: the only place that may start the apps together. */
const compositionRoot = /^scripts\/(serve\/|dev\.ts$|dev\/)/

/** What the other harnesses may use of the repository's tools by a relative path. */
const sharedTools = /^scripts\/(system\/|serve\/site\.ts$)/

export function isCompositionRoot(path: string): boolean {
  return compositionRoot.test(path)
}

export function isSharedTool(path: string): boolean {
  return sharedTools.test(path)
}

/** Says why `importer` may not import the workspace `@touchline/<target>`, or nothing. */
export function judgeDirection(
  importer: string,
  workspace: string,
  target: string,
): string | undefined {
  if (isCompositionRoot(importer)) return undefined
  const allowed = directions[workspace]
  if (!allowed) {
    return `${workspace} has no line in scripts/lint/directions.ts: add one that says which packages it may import.`
  }
  if (allowed.includes(target)) return undefined
  if (target === 'server' || target === 'web') {
    return `Nothing imports an app: move what you need down into a package, or wire it up in scripts/serve, which alone starts the apps.`
  }
  return `${workspace} may import ${listOf(allowed)}, not ${target}: move what both need down into ${allowed.at(-1) ?? workspace}, or hand it in from a layer above.`
}

function listOf(names: readonly string[]): string {
  return names.length === 0 ? 'no other package' : `only ${names.join(', ')}`
}
