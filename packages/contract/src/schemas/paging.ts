import * as v from 'valibot'

import { count } from './primitives.ts'

export const pagination = v.object({ total: count, page: count, limit: count, lastPage: count })

/**
 * Position of a push channel read before the snapshot that it accompanies: a client that
 * recovers from it misses nothing (and may see a change twice; changes are absolute values).
 */
export const streamPosition = v.object({
  channel: v.string(),
  epoch: v.string(),
  offset: count,
})

export type Pagination = v.InferOutput<typeof pagination>
export type StreamPosition = v.InferOutput<typeof streamPosition>

export function listOf<const S extends v.GenericSchema>(item: S) {
  return v.object({
    data: v.array(item),
    meta: v.object({
      pagination,
      stream: v.optional(streamPosition),
      /** Of the channels of markets that the request named. */
      marketStreams: v.optional(v.array(streamPosition)),
    }),
  })
}

export function itemOf<const S extends v.GenericSchema>(item: S) {
  return v.object({
    data: item,
    meta: v.optional(v.object({ stream: v.optional(streamPosition) })),
  })
}
