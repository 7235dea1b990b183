/** An answer that takes longer than this is none. */
const ANSWER_WITHIN_MS = 8_000

/** As many ms, or until the browser has a line again. */
export function pause(host: Window, ms: number): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer)
      host.removeEventListener('online', go)
      resolve()
    }
    const timer = setTimeout(go, ms)
    host.addEventListener('online', go)
  })
}

/** @returns whether the site answers; also where the host's own policy keeps the question back */
export function createQuestion(host: Window, site: string, ends: AbortSignal) {
  const own = host as Window & typeof globalThis
  let isForbidden = false
  host.document.addEventListener(
    'securitypolicyviolation',
    ({ blockedURI, effectiveDirective }) => {
      if (effectiveDirective === 'connect-src') isForbidden ||= blockedURI.startsWith(site)
    },
    { signal: ends },
  )
  return async (): Promise<boolean> => {
    try {
      const signal = own.AbortSignal.timeout(ANSWER_WITHIN_MS)
      const how: RequestInit = { method: 'HEAD', cache: 'no-store', signal }
      return (await own.fetch(`${site}/embed.mjs`, how)).ok
    } catch {
      // What the policy forbids is told after the question has failed.
      await pause(host, 0)
      return isForbidden
    }
  }
}
