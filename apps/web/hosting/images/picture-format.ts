export type PictureFormat = 'avif' | 'webp' | 'png'

/** IMG-02: qualities by format. */
export const QUALITY: Readonly<Record<PictureFormat, number>> = { avif: 65, webp: 70, png: 80 }

/** Whether a text names a format that pictures are offered in. */
export function isPictureFormat(text: unknown): text is PictureFormat {
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
