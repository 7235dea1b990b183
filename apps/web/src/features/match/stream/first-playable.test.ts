import type { MatchVideo } from '@touchline/contract'
import { expect, test } from 'vitest'

import { firstPlayable } from './first-playable.ts'

const hls = (url: string): MatchVideo => ({ kind: 'hls', url, delaySeconds: 8 })
const tracker: MatchVideo = { kind: 'tracker', url: null, delaySeconds: 0 }

test('[STREAM-02] [STREAM-03] takes the video first, and another stream where it fails', () => {
  const streams = [hls('/a.m3u8'), hls('/a.m3u8'), hls('/b.m3u8'), tracker]
  expect(firstPlayable(streams, [])).toEqual({ url: '/a.m3u8', delaySeconds: 8 })
  expect(firstPlayable(streams, ['/a.m3u8'])).toEqual({ url: '/b.m3u8', delaySeconds: 8 })
  expect(firstPlayable(streams, ['/a.m3u8', '/b.m3u8'])).toBeNull()
})

test('[STREAM-03] leaves a match without pictures to the animation', () => {
  expect(firstPlayable([tracker], [])).toBeNull()
  expect(firstPlayable([undefined], [])).toBeNull()
})
