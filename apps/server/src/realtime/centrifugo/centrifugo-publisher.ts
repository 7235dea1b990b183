import type { Publisher, StreamPosition } from '../publisher.ts'
import { createCentrifugoApi, positionCommand, publishCommand } from './centrifugo-api.ts'
import type { CentrifugoApiOptions } from './centrifugo-api.ts'
import { CommandBatches } from './command-batches.ts'

export type CentrifugoPublisherOptions = CentrifugoApiOptions & {
  /** Milliseconds for which publications are collected into one request. */
  tickMs?: number
  /** Publications that may wait while Centrifugo does not answer. */
  maxWaiting?: number
  /** A failed request, which is repeated, or a command that Centrifugo refused. */
  onError: (error: unknown) => void
  /**
   * Publications of these channels were given up, so their subscribers hold outdated data without
   * a gap in the numbers: publish their whole state again.
   */
  onLost: (channels: ReadonlySet<string>) => void
}

export type CentrifugoPublisher = Publisher & {
  /** Sends what waits, once, and stops. */
  close(): Promise<void>
}

const unknownPosition: StreamPosition = { offset: 0, epoch: '' }

/** In a process that does not publish to a channel itself, a position is asked for again. */
const refreshAfterMs = 1_000
/** An older one may lie before what Centrifugo still holds. */
const forgetAfterMs = 30_000

/** Publishes through a Centrifugo server in place of the embedded hub. */
export function createCentrifugoPublisher(
  options: CentrifugoPublisherOptions,
): CentrifugoPublisher {
  const positions = new Map<string, { position: StreamPosition; readAt: number }>()
  const asked = new Set<string>()
  const batches = new CommandBatches({
    api: createCentrifugoApi(options),
    tickMs: options.tickMs ?? 50,
    maxWaiting: options.maxWaiting ?? 50_000,
    onError: options.onError,
    onLost: options.onLost,
    onPosition: (channel, position) => {
      positions.set(channel, { position, readAt: Date.now() })
    },
  })
  const ask = async (channel: string) => {
    asked.add(channel)
    await batches.add(channel, positionCommand(channel), true)
    asked.delete(channel)
  }

  return {
    publish: (channel, data, publishOptions) =>
      batches.add(channel, publishCommand(channel, data), publishOptions?.urgent ?? false),
    /**
     * The position of the last answer. Where none is known yet it is asked for, and until it has
     * come clients that join read their snapshot a second time.
     */
    position(channel) {
      const known = positions.get(channel)
      const age = known === undefined ? Infinity : Date.now() - known.readAt
      if (age >= refreshAfterMs && !asked.has(channel)) void ask(channel)
      // An older position is safe: what the snapshot holds already is told once more.
      return known === undefined || age >= forgetAfterMs ? unknownPosition : known.position
    },
    close: () => batches.close(),
  }
}
