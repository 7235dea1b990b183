import type { Plugin } from 'vite'

const CALLS = /\/packages\/contract\/src\/calls\/[^/]+\.ts$/
const SUMMARY = /^\s*summary:\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"),?\n/gm

/** What calls are for is written for the API document; browsers that call need not load it. */
export function withoutSummaries(): Plugin {
  return {
    name: 'touchline:without-summaries',
    enforce: 'pre',
    transform(code, id) {
      return CALLS.test(id) ? { code: dropSummaries(code), map: null } : undefined
    },
  }
}

export function dropSummaries(code: string): string {
  return code.replaceAll(SUMMARY, '')
}
