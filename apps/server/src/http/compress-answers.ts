import { constants } from 'node:zlib'

import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

/** Bytes; below, headers weigh more than what compression saves. */
export const THRESHOLD = 1_024

/** The first one that looks back far: a seventh less than 4, for 2 ms more of a page of 420 KB. */
const QUALITY = 5

export const BROTLI = { [constants.BROTLI_PARAM_QUALITY]: QUALITY }

const TEXT = /^text\/|[/+](?:json|xml)\b/

/**
 * Compresses what is answered to those who ask for it, on the routes that are added from now on. Caches
 * that may keep an answer hear that it has other codings when it goes out as it is, too.
 */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  app.addHook('onSend', async (_, reply) => {
    const isShared = String(reply.getHeader('cache-control')).startsWith('public')
    if (!isShared || !TEXT.test(String(reply.getHeader('content-type')))) return
    const vary = [reply.getHeader('vary') ?? []].flat().join(', ')
    if (/accept-encoding/i.test(vary)) return
    reply.header('vary', vary === '' ? 'accept-encoding' : `${vary}, accept-encoding`)
  })
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: THRESHOLD,
    brotliOptions: { params: BROTLI },
  })
}
