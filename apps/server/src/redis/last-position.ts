import type { Redis } from 'ioredis'
import { NUMBER_FIELD, START } from './numbered-stream.ts'
import type { StreamPosition } from './numbered-stream.ts'

/** The end of a numbered stream: what is read from there is new. */
export async function lastPosition(redis: Redis, key: string): Promise<StreamPosition> {
  const [last] = await redis.xrevrange(key, '+', '-', 'COUNT', 1)
  if (last === undefined) return START
  const [id, fields] = last
  return { id, number: Number(fields[fields.indexOf(NUMBER_FIELD) + 1]) }
}
