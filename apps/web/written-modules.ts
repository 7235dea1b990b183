import type { Modules } from './module-reach.ts'

export type Written = Readonly<Record<string, string>>

/** For tests: modules as the bundler tells of them, each specifier the id of a module. */
export function modulesOf(written: Written): Modules {
  const idsOf = (code: string, pattern: RegExp) => [
    ...new Set([...code.matchAll(pattern)].map(([, id = '']) => id)),
  ]
  return {
    getModuleInfo: (id) => {
      const code = written[id]
      if (code === undefined) return null
      return {
        code: code.startsWith('cjs ') ? '' : code,
        importedIds: idsOf(code, /(?:from|import|cjs) '([^']+)'/g),
        dynamicallyImportedIds: idsOf(code, /import\('([^']+)'\)/g),
      }
    },
  }
}
