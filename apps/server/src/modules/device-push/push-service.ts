/** What a browser shows, in its player's language. */
export type ShownPush = {
  readonly title: string
  readonly body: string
  /** A later message of the same tag takes the place of this one. */
  readonly tag: string
  /** Path of this site that a press opens. */
  readonly path: string
  readonly lang: string
  readonly dir: 'ltr' | 'rtl'
}

export type PushTarget = {
  readonly endpoint: string
  readonly p256dh: string | null
  readonly auth: string | null
}

/**
 * `gone`: the browser is known no more. `later`: nobody answered, or it was too much at once.
 * `refused`: this message will never be taken.
 */
export type PushOutcome =
  | { readonly outcome: 'sent' | 'gone' }
  | { readonly outcome: 'refused'; readonly reason: string }
  | { readonly outcome: 'later'; readonly reason: string; readonly afterMs: number | null }

export type PushService = {
  /** @param ttlSeconds for how long it waits for a browser that is off. Never throws. */
  send(
    target: PushTarget,
    shown: ShownPush,
    options: { readonly ttlSeconds: number; readonly isUrgent: boolean },
  ): Promise<PushOutcome>
}

const TIMEOUT_MS = 10_000
const LONGEST_WAIT_MS = 3_600_000

type Asked = {
  readonly url: string
  readonly headers: Record<string, string>
  readonly body: Uint8Array<ArrayBuffer> | string
}

/** Posts to a push service, for a bounded time. */
export async function post({ url, headers, body }: Asked): Promise<PushOutcome> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers,
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    // Unread, an answer keeps its connection.
    await answer.body?.cancel()
    return outcomeOf(answer.status, answer.headers.get('retry-after'))
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'no answer'
    return { outcome: 'later', reason, afterMs: null }
  }
}

function outcomeOf(status: number, retryAfter: string | null): PushOutcome {
  if (status >= 200 && status < 300) return { outcome: 'sent' }
  if (status === 404 || status === 410) return { outcome: 'gone' }
  const reason = `status ${status}`
  if (status === 429 || status >= 500) {
    const seconds = Number(retryAfter ?? Number.NaN)
    const afterMs = Number.isFinite(seconds) ? Math.min(seconds * 1000, LONGEST_WAIT_MS) : null
    return { outcome: 'later', reason, afterMs }
  }
  return { outcome: 'refused', reason }
}
