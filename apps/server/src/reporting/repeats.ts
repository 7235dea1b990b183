import type { Reporter } from './reporter.ts'

/** Until a failure that was told is told again, with how often it came; twice as long each time. */
const FIRST_PAUSE_MS = 60_000
const LONGEST_PAUSE_MS = 3_600_000
/** Failures that are remembered; what comes beyond them is told each time. */
const MOST_KNOWN = 500

type After = (delayMs: number, action: () => void) => void

type Told = {
  /** Since it was told last. */
  times: number
  error: unknown
  context: Readonly<Record<string, unknown>> | undefined
}

/** Tells a failure at once; the same one again after a minute at the soonest, and then how often it came. */
export function countRepeats(next: Reporter, after: After = afterTime): Reporter {
  const known = new Map<string, Told>()

  const remember = (key: string, pauseMs: number) => {
    const told: Told = { times: 0, error: undefined, context: undefined }
    known.set(key, told)
    after(pauseMs, () => {
      known.delete(key)
      const { times, error, context } = told
      if (times === 0) return
      next.report(error, { ...context, times })
      remember(key, Math.min(pauseMs * 2, LONGEST_PAUSE_MS))
    })
  }

  return {
    report(error, context) {
      const key = keyOf(error, context)
      const told = known.get(key)
      if (told !== undefined) {
        told.times += 1
        told.error = error
        told.context = context
        return
      }
      next.report(error, context)
      if (known.size < MOST_KNOWN) remember(key, FIRST_PAUSE_MS)
    },
  }
}

function afterTime(delayMs: number, action: () => void): void {
  setTimeout(action, delayMs).unref()
}

/** What differs from one time to the next within an address or a sentence. */
const NUMBERS = /[0-9a-f]{8}-[0-9a-f-]{27}|\d+/g

/** Where it happened and what was said, but for the request and for numbers in addresses and words. */
function keyOf(error: unknown, context: Told['context']): string {
  const { requestId: _, url, ...rest }: NonNullable<Told['context']> = context ?? {}
  const path = typeof url === 'string' ? url.split('?')[0] : undefined
  const isError = error instanceof Error
  const words = isError ? `${error.name}: ${error.message}` : String(error)
  const place = isError ? /^ +at .*$/m.exec(error.stack ?? '')?.[0] : undefined
  return JSON.stringify([rest, path?.replace(NUMBERS, '#'), words.replace(NUMBERS, '#'), place])
}
