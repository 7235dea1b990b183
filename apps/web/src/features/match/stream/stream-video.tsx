import { useEffect, useEffectEvent, useRef } from 'react'

import { playStream } from './play-stream.ts'

type StreamVideoProps = {
  /** Of an HLS playlist. */
  url: string
  /** Its accessible name. */
  label: string
  onFail: () => void
}

export function StreamVideo({ url, label, onFail }: StreamVideoProps) {
  const video = useRef<HTMLVideoElement>(null)
  const fail = useEffectEvent(onFail)
  useEffect(() => {
    if (video.current === null) return
    return playStream(video.current, url, () => fail())
  }, [url])
  return <video ref={video} controls playsInline muted autoPlay aria-label={label} />
}
