import type { MatchVideo } from '@touchline/contract'

type Pictures = { url: string; delaySeconds: number }

/**
 * The first of some streams that a browser plays and that has not failed yet.
 * @returns null where the animation is all that is left
 */
export function firstPlayable(
  streams: readonly (MatchVideo | undefined)[],
  failed: readonly string[],
): Pictures | null {
  for (const stream of streams) {
    if (stream?.kind !== 'hls' || stream.url === null || failed.includes(stream.url)) continue
    return { url: stream.url, delaySeconds: stream.delaySeconds }
  }
  return null
}
