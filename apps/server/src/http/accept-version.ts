import { acceptHeader } from '@touchline/contract'
import { Problem } from './problem.ts'

/**
 * A client names the version it was written for, so that a later one never surprises it.
 * @throws Problem 406 that names the header to send
 */
export function checkVersion(accept: string | undefined, version: number): void {
  const wanted = acceptHeader(version)
  const types = (accept ?? '').split(',').map((type) => (type.split(';')[0] ?? '').trim())
  if (types.includes(wanted)) return
  throw new Problem(406, 'error.http.not_acceptable', { params: { accept: wanted } })
}
