/** Tells an operator of a failure. Never throws. */
export type Report = (error: unknown, context?: Record<string, unknown>) => void

/** Where reports go: an error-reporting service, or the console. */
export type ReportSink = (error: unknown, context: Record<string, unknown>) => void

/** Marks an error that was dealt with where it arose and needs no report. */
export const HANDLED = Symbol.for('touchline.handled')

const IGNORED_NAMES: ReadonlySet<string> = new Set([
  'AbortError',
  'CancelledError',
  'TimeoutError',
  'ChunkLoadError',
])

/** Scripts that count visits, by their words or by where they failed. */
const TRACKING = /googletagmanager|google-analytics|gtag|gtm\.js|hotjar|facebook\.net/i

/** REPORT-01: noise of browsers, networks and third-party scripts. */
const IGNORED_MESSAGES = [
  /ResizeObserver loop/i,
  /Failed to fetch dynamically imported module/i,
  /error loading dynamically imported module/i,
  /Importing a module script failed/i,
  /Loading (CSS )?chunk/i,
  /Unable to preload CSS/i,
  /\bload(?:ing)? (?:the )?script\b/i,
  /NetworkError|Network Error|Failed to fetch|Load failed/i,
  /\btime(d )?out\b/i,
  /^Script error\.?$/,
  // A limit that a player reached is no failure of ours.
  /User is out of limit/i,
]

export function isReportable(error: unknown): boolean {
  if (typeof error === 'string') return !isNoise(error)
  if (typeof error !== 'object' || error === null) return error !== undefined
  if (HANDLED in error) return false
  if ('kind' in error && error.kind === 'no_answer') return false
  if (isNotFound(error)) return false
  const name = 'name' in error ? String(error.name) : ''
  if (IGNORED_NAMES.has(name)) return false
  const message = 'message' in error ? String(error.message) : ''
  const stack = 'stack' in error ? String(error.stack) : ''
  return !isNoise(message) && !TRACKING.test(stack)
}

/** REPORT-02: an address that leads nowhere is its visitor's to read. */
export function isNotFound(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'status' in error && error.status === 404
}

function isNoise(message: string): boolean {
  return TRACKING.test(message) || IGNORED_MESSAGES.some((pattern) => pattern.test(message))
}

export function createReport(sink: ReportSink): Report {
  return (error, context = {}) => {
    if (!isReportable(error)) return
    try {
      sink(error, context)
    } catch {
      // A reporter that fails must not make matters worse.
    }
  }
}

/** The default: the browser's console, which operators' tools collect too. */
// oxlint-disable-next-line no-console -- this is the one place that writes there
export const consoleSink: ReportSink = (error, context) => console.error(error, context)
