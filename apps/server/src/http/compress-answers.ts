import { constants } from 'node:zlib'

import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

/** Bytes; below, headers weigh more than what compression saves. */
export const THRESHOLD = 1_024

/** The first one that looks back far: a seventh less than 4, for 2 ms more of a page of 420 KB. */
const QUALITY = 5

export const BROTLI = { [constants.BROTLI_PARAM_QUALITY]: QUALITY }

/** Compresses what is answered to those who ask for it, on the routes that are added from now on. */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: THRESHOLD,
    brotliOptions: { params: BROTLI },
  })
}
