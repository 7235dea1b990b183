/** Names in Redis. The braces keep them on one node of a cluster. */
export type StreamKeys = {
  /** Term number of the one process that may write, with an expiry. */
  readonly lease: string
  /** Somebody stands by to take the lease; with an expiry. */
  readonly standby: string
  /** Number of the term whose holder waits to go. */
  readonly leaving: string
  /** Number of the term that a stand-by is ready to follow. */
  readonly ready: string
  /** Counts the terms. */
  readonly terms: string
  /** Counts the entries. */
  readonly numbers: string
  readonly stream: string
  /** Hash: the state of the book for those who come late. */
  readonly snapshot: string
  /** List: what other processes ask the feed. */
  readonly questions: string
  /** Beginning of the keys of the answers. */
  readonly answers: string
}

/** @param installation keeps products apart that share a Redis */
export function streamKeys(installation: string): StreamKeys {
  const key = (name: string) => `touchline:{${installation}}:book:${name}`
  return {
    lease: key('lease'),
    standby: key('standby'),
    leaving: key('leaving'),
    ready: key('ready'),
    terms: key('terms'),
    numbers: key('numbers'),
    stream: key('stream'),
    snapshot: key('snapshot'),
    questions: key('questions'),
    answers: key('answers'),
  }
}
