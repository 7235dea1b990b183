/** How long browsers and caches keep what is served, as a `cache-control` header. */
export const LIFETIME = {
  /** Of what has a version of its content in its address. */
  forever: 'public, max-age=31536000, immutable',
  day: 'public, max-age=86400',
  never: 'no-store',
} as const
