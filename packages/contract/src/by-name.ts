import type { Calls } from './index.ts'

/**
 * Every call of the product by its name alone, for pages: the client looks up the rest, so that
 * schemas and what reads with them come with the client and not with each page. Where a schema is
 * needed, `calls` of the main door has it.
 */
export const calls = new Proxy({}, { get: (_, name) => ({ name }) }) as Calls
