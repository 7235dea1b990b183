/** IMG-02: qualities by format. */
export const QUALITY: Readonly<Record<PictureFormat, number>> = { avif: 65, webp: 70, png: 80 }

/** What an address of the proxy says besides where the picture is (GAP-63). */
export type PictureQuery = { url?: unknown; w?: unknown; h?: unknown; q?: unknown; f?: unknown }

export type PictureWish = {
  readonly width: number
  /** null: what the width leaves. */
  readonly height: number | null
  readonly quality: number
  readonly format: PictureFormat
}

/** Sizes in pixels, 2x included: any other would fill the store with copies. */
const SIZES: ReadonlySet<number> = new Set([
  16, 20, 24, 28, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 320, 640, 960, 1280, 1920,
])
const QUALITIES: ReadonlySet<number> = new Set(Object.values(QUALITY))

/**
 * `w` and `h` are the box that the picture fits into. Without `f` it comes in the best format that
 * the browser takes, without `q` in the quality of its format. @returns null where that is not offered
 */
export function readWish({ w, h, q, f }: PictureQuery, accept?: string): PictureWish | null {
  const width = Number(w)
  const height = h === undefined ? null : Number(h)
  if (f !== undefined && !isPictureFormat(f)) return null
  const format = f ?? pictureFormat(accept)
  const quality = q === undefined ? QUALITY[format] : Number(q)
  const isOffered = SIZES.has(width) && (height === null || SIZES.has(height))
  return isOffered && QUALITIES.has(quality) ? { width, height, quality, format } : null
}

type PictureFormat = 'avif' | 'webp' | 'png'

/** Whether a text names a format that pictures are offered in. */
function isPictureFormat(text: unknown): text is PictureFormat {
  return typeof text === 'string' && Object.hasOwn(QUALITY, text)
}

/** The best format that a browser says it takes. */
export function pictureFormat(accept: string | undefined): PictureFormat {
  const accepted = new Set(
    (accept ?? '').split(',').map((part) => (part.split(';')[0] ?? '').trim().toLowerCase()),
  )
  if (accepted.has('image/avif')) return 'avif'
  return accepted.has('image/webp') ? 'webp' : 'png'
}
