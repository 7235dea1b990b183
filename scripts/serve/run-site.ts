import {
  createBackend,
  EmbeddedDatabaseError,
  FeedError,
  loadSettings,
  RedisError,
  SettingsError,
  type Settings,
} from '@touchline/server'

import { startBackend, type Running } from './running.ts'
import { servesPages } from './serves-pages.ts'
import { openPages, openSite, type SiteParts } from './site.ts'

/**
 * Opens what ROLE says, says where it is, and ends it on SIGTERM or Ctrl+C.
 * @param loadParts is not called in a role without pages
 */
export async function runSite(loadParts: () => Promise<SiteParts>): Promise<void> {
  try {
    const settings = loadSettings(process.env)
    const { url, stop } = await openRole(settings, loadParts)
    console.log(
      servesPages(settings.role)
        ? `\n  Touchline is at ${url}/sports\n`
        : `\n  Touchline's ${settings.role} process is at ${url}\n`,
    )
    stopOnSignal(stop)
  } catch (error) {
    if (!isExpected(error)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}

function openRole(settings: Settings, loadParts: () => Promise<SiteParts>): Promise<Running> {
  switch (settings.role) {
    case 'all':
      return loadParts().then((parts) => openSite(settings, parts))
    case 'web':
      return loadParts().then((parts) => openPages(settings, parts))
    case 'api':
    case 'feed':
      return createBackend(settings).then((backend) => startBackend(backend, settings))
  }
}

function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (stopping) return
      stopping = true
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

/** What a sentence explains; the rest is a fault of ours and shows where it happened. */
function isExpected(error: unknown): error is Error {
  const explained = [SettingsError, EmbeddedDatabaseError, FeedError, RedisError]
  return explained.some((kind) => error instanceof kind) || isInUse(error)
}

function isInUse(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
}
