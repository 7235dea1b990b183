/** What a browser that plays such streams by itself says to. */
const HLS = 'application/vnd.apple.mpegurl'

/**
 * Plays an HLS stream: by the browser itself, or by a library that is loaded where it cannot.
 * @param onFail the stream cannot be played here; told once at most
 * @returns stops it
 */
export function playStream(video: HTMLVideoElement, url: string, onFail: () => void): () => void {
  const ended = new AbortController()
  const { signal } = ended
  const fail = () => {
    if (signal.aborted) return
    ended.abort()
    onFail()
  }
  if (video.canPlayType(HLS) === '') {
    void playByLibrary(video, url, { signal, fail }).catch(fail)
  } else {
    video.addEventListener('error', fail, { signal })
    video.src = url
    signal.addEventListener('abort', () => {
      video.removeAttribute('src')
      video.load()
    })
  }
  return () => ended.abort()
}

async function playByLibrary(
  video: HTMLVideoElement,
  url: string,
  { signal, fail }: { signal: AbortSignal; fail: () => void },
): Promise<void> {
  const { default: Hls } = await import('hls.js/light')
  if (signal.aborted) return
  if (!Hls.isSupported()) return fail()
  const hls = new Hls()
  signal.addEventListener('abort', () => hls.destroy())
  hls.on(Hls.Events.ERROR, (_, { fatal }) => {
    if (fatal) fail()
  })
  hls.loadSource(url)
  hls.attachMedia(video)
}
