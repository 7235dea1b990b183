import { workerFeed } from '../worker-feed.ts'
import type { Feed } from '../feed.ts'

export type SimulatorOptions = {
  seed: string
  /** Simulated seconds per wall second. */
  speed: number
  /** Wall clock of the feed's very first start, milliseconds; kept by the caller over restarts. */
  startedAt: number
  /** Keys of sports; empty: all. Another makes `start` reject. */
  sports?: readonly string[]
  /** Whether horses race beside the matches. */
  races?: boolean
  /** Told of every end of the feed's thread that nobody asked for. */
  onDeath?: ((error: unknown) => void) | undefined
}

/** Invented matches in real countries, drawn without end in a worker thread. */
export function createSimulatorFeed({ onDeath, ...options }: SimulatorOptions): Feed {
  return workerFeed({ kind: 'simulator', ...options }, { onDeath })
}
