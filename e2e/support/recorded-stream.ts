import type { Page } from '@playwright/test'

/** Frames of the recording: a second and a half of pictures. */
const FRAMES = 40

/**
 * Serves an HLS stream of moving colours, which a browser has just recorded, below `/recorded/`.
 * @returns the address of its playlist
 */
export async function serveRecordedStream(page: Page): Promise<string> {
  const recording = await record(page)
  const beginning = recording.indexOf('moof', 0, 'latin1') - 4
  const files: Record<string, { contentType: string; body: string | Buffer }> = {
    '/recorded/stream.m3u8': { contentType: 'application/vnd.apple.mpegurl', body: PLAYLIST },
    '/recorded/init.mp4': { contentType: 'video/mp4', body: recording.subarray(0, beginning) },
    '/recorded/pictures.m4s': { contentType: 'video/mp4', body: recording.subarray(beginning) },
  }
  await page.route('**/recorded/*', (route) => {
    const file = files[new URL(route.request().url()).pathname]
    return route.fulfill(file ?? { status: 404 })
  })
  return '/recorded/stream.m3u8'
}

const PLAYLIST = `#EXTM3U
#EXT-X-VERSION:7
#EXT-X-TARGETDURATION:2
#EXT-X-MAP:URI="init.mp4"
#EXTINF:1.5,
pictures.m4s
#EXT-X-ENDLIST
`

/** @returns a fragmented MP4: what a player needs first, then its `moof` */
async function record(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(async (frames) => {
    const canvas = document.createElement('canvas')
    const context = canvas.getContext('2d')
    const recorder = new MediaRecorder(canvas.captureStream(25), {
      mimeType: 'video/mp4;codecs=avc1.64001f',
    })
    const parts: Blob[] = []
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
    const stopped = new Promise((resolve) => recorder.addEventListener('stop', resolve))
    recorder.start()
    for (let frame = 0; frame < frames; frame += 1) {
      if (context !== null) context.fillStyle = `hsl(${frame * 9} 80% 50%)`
      context?.fillRect(0, 0, canvas.width, canvas.height)
      await new Promise(requestAnimationFrame)
    }
    recorder.stop()
    await stopped
    const bytes = new Uint8Array(await new Blob(parts).arrayBuffer())
    return btoa(String.fromCodePoint(...bytes))
  }, FRAMES)
  return Buffer.from(base64, 'base64')
}
