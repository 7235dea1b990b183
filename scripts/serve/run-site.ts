import {
  createBackend,
  createFaultReporter,
  createLogger,
  loadSettings,
  misspeltSettings,
  OperatorError,
  type Settings,
} from '@touchline/server'

import { checkAddress } from './address-check.ts'
import { startBackend, type Running } from './running.ts'
import { openPages, openSite, type SiteParts } from './site.ts'
import { welcome } from './welcome.ts'

/** What has not ended by itself by then does not. */
const LONGEST_END_MS = 10_000

/**
 * Opens what ROLE says, says where it is, and ends it on SIGTERM or Ctrl+C; a second one, or a fault that
 * nobody has caught, ends it without pauses.
 * @param loadParts is not called in a role without pages
 */
export async function runSite(loadParts: () => Promise<SiteParts>): Promise<void> {
  const stopping = new AbortController()
  try {
    for (const warning of misspeltSettings(process.env)) console.error(warning)
    const settings = loadSettings(process.env)
    await checkAddress(settings)
    const opening = openRole(settings, loadParts, stopping.signal)
    endOnSignal(opening, stopping)
    endOnFault(settings, opening, stopping)
    const running = await opening
    if (stopping.signal.aborted) return
    console.log(welcome(settings, running.url))
    void running.failed?.then(async (error) => {
      console.error(error.message)
      await running.stop({ now: true }).catch(() => undefined)
      process.exit(1)
    })
  } catch (error) {
    if (stopping.signal.aborted) return
    // What a sentence explains; the rest is a fault of ours and shows where it happened.
    console.error(error instanceof OperatorError ? error.message : error)
    process.exit(1)
  }
}

function openRole(
  settings: Settings,
  loadParts: () => Promise<SiteParts>,
  signal: AbortSignal,
): Promise<Running> {
  switch (settings.role) {
    case 'all':
      return loadParts().then((parts) => openSite(settings, parts, signal))
    case 'web':
      return loadParts().then((parts) => openPages(settings, parts))
    case 'api':
    case 'feed':
      return createBackend(settings, { signal }).then((backend) => startBackend(backend, settings))
  }
}

/** A process that is still starting, or waits for its database, ends as cleanly as one that runs. */
function endOnSignal(opening: Promise<Running>, stopping: AbortController): void {
  const stop = async () => {
    const again = stopping.signal.aborted
    stopping.abort()
    const running = await opening.catch(() => undefined)
    await running?.stop({ now: again })
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => {
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error)
          process.exit(1)
        },
      )
    })
  }
}

/**
 * What nobody has caught, a rejected promise too, may have left anything half done: it is logged, what is
 * under way ends without pauses, and whoever watches over the process starts it anew.
 */
function endOnFault(
  { logLevel, logFormat }: Settings,
  opening: Promise<Running>,
  stopping: AbortController,
): void {
  const reporter = createFaultReporter(createLogger(logLevel, logFormat))
  const end = async () => {
    stopping.abort()
    setTimeout(() => process.exit(1), LONGEST_END_MS)
    await opening.then((running) => running.stop({ now: true })).catch(() => undefined)
    process.exit(1)
  }
  let ending: Promise<void> | undefined
  process.on('uncaughtException', (error, origin) => {
    reporter.report(error, { origin })
    ending ??= end()
  })
}
