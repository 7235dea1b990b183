import type { Redis } from 'ioredis'
import { ageOf, NUMBER_FIELD, START } from './numbered-stream.ts'
import type { StreamPosition } from './numbered-stream.ts'

export type StreamEnd = StreamPosition & {
  /** Milliseconds since the last entry was written, by Redis' own clock; Infinity: there is none. */
  readonly ageMs: number
}

/** The end of a numbered stream: what is read from there is new. */
export async function lastPosition(redis: Redis, key: string): Promise<StreamEnd> {
  const [last] = await redis.xrevrange(key, '+', '-', 'COUNT', 1)
  if (last === undefined) return { ...START, ageMs: Infinity }
  const [id, fields] = last
  const number = Number(fields[fields.indexOf(NUMBER_FIELD) + 1])
  return { id, number, ageMs: ageOf(id, await redis.time()) }
}
