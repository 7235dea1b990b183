import type { Book } from '../book/book.ts'
import type { FeedMessage, ProviderId, ProviderStatusMessage } from '../messages.ts'

/** Calls once after a delay; the answer cancels it. */
export type Timer = (delayMs: number, action: () => void) => () => void

/**
 * The stream counts as silent after so many milliseconds. Prices of matches to come move once a
 * minute and outlive a change of the process that runs the feed; those in play go stale by
 * themselves, much sooner.
 */
export const SILENT_AFTER_MS = 60_000

/**
 * Takes the providers of a silent stream off the book: nobody can say that the feed's process is
 * dead but its silence, and without it prices of matches to come would stay bettable for ever.
 */
export type ProviderWatch = {
  /** Messages as the book may take them now. */
  admit(messages: readonly FeedMessage[]): readonly FeedMessage[]
  /** The stream has spoken. */
  hear(ageMs: number): void
  /** What the providers said of themselves, whatever the book was told. */
  messages(): readonly ProviderStatusMessage[]
  stop(): void
}

/** The stream counts as silent until it is heard. */
export function createProviderWatch(book: Book, now: () => number, after: Timer): ProviderWatch {
  const statuses = new Map<ProviderId, ProviderStatusMessage>()
  let silent = true
  let cancel: () => void = () => undefined

  const quieten = (message: ProviderStatusMessage): ProviderStatusMessage => ({
    ...message,
    status: 'inactive',
  })
  const fallSilent = () => {
    silent = true
    book.apply([...statuses.values()].map((message) => ({ ...quieten(message), at: now() })))
  }
  const remember = (message: FeedMessage): FeedMessage => {
    if (message.kind !== 'provider_status') return message
    statuses.set(message.provider, message)
    return silent ? quieten(message) : message
  }

  return {
    admit: (messages) => messages.map(remember),
    hear(ageMs) {
      if (ageMs >= SILENT_AFTER_MS) return
      cancel()
      cancel = after(SILENT_AFTER_MS - ageMs, fallSilent)
      if (!silent) return
      silent = false
      book.apply([...statuses.values()])
    },
    messages: () => [...statuses.values()],
    stop: () => cancel(),
  }
}
