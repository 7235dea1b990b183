const PROXY = '/fe-api/image'

/**
 * IMG-01, IMG-02: a foreign picture through the site's own proxy, in the size it is shown in and in
 * twice that for dense screens. Pictures of the site itself stay as they are.
 * @param width in CSS pixels, one that the proxy offers
 */
export function pictureSource(url: string, width: number): { src: string; srcSet?: string } {
  if (!/^https?:/.test(url)) return { src: url }
  const sized = (pixels: number) => `${PROXY}?w=${pixels}&url=${encodeURIComponent(url)}`
  return { src: sized(width), srcSet: `${sized(width)} 1x, ${sized(width * 2)} 2x` }
}
