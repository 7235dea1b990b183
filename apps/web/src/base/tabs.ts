/** What the tabs of one browser that show the same site tell each other under a name. */
export type TabChannel = {
  /** Heard by the other tabs, never by this one's same channel. */
  readonly post: (message: unknown) => void
  /** Anything may come in, also from a tab of another version. */
  readonly listen: (listener: (message: unknown) => void) => () => void
  readonly close: () => void
}

/**
 * Opened when it is first used, as the server makes it, too. Where the browser has no channels, the
 * tab is alone.
 */
export function tabChannel(name: string): TabChannel {
  let opened: BroadcastChannel | null = null
  const channel = () =>
    'BroadcastChannel' in globalThis ? (opened ??= new BroadcastChannel(name)) : null
  return {
    post: (message) => channel()?.postMessage(message),
    listen(listener) {
      const hear = ({ data }: MessageEvent<unknown>) => listener(data)
      channel()?.addEventListener('message', hear)
      return () => opened?.removeEventListener('message', hear)
    },
    close() {
      opened?.close()
      opened = null
    },
  }
}

/** What only one tab of the browser has at a time; a tab that is gone has given it back. */
export type TabLock = {
  /** Waits for it and keeps it until the returned function is called. */
  readonly hold: () => () => void
  /** Resolves when everyone who asked for it before has given it back. */
  readonly over: () => Promise<void>
  /** Has it while `work` runs; null where another tab has it now. */
  readonly tryWith: <Result>(work: () => Promise<Result>) => Promise<Result | null>
  /** Has it while `work` runs. @throws where `signal` ends the waiting */
  readonly whenFree: <Result>(signal: AbortSignal, work: () => Promise<Result>) => Promise<Result>
}

/** null where the browser has no locks, as outside a secure context. */
export function tabLock(name: string): TabLock | null {
  const { locks } = navigator as { readonly locks?: LockManager }
  if (locks === undefined) return null

  /** A browser that keeps nothing for a page, as in a foreign frame, refuses every lock: it goes on without. */
  const ask = async <Result>(
    options: LockOptions,
    work: (isTaken: boolean) => Result | Promise<Result>,
  ): Promise<Result> => {
    let isAnswered = false
    try {
      return await locks.request(name, options, (lock) => {
        isAnswered = true
        return work(lock === null)
      })
    } catch (error) {
      if (isAnswered || options.signal?.aborted === true) throw error
      return work(false)
    }
  }

  return {
    hold() {
      const held = Promise.withResolvers<void>()
      void ask({}, () => held.promise)
      return held.resolve
    },
    // Locks are given in the order in which they were asked for.
    over: () => ask({}, () => undefined),
    tryWith: (work) => ask({ ifAvailable: true }, (isTaken) => (isTaken ? null : work())),
    whenFree: (signal, work) => ask({ signal }, work),
  }
}

/** Whether tabs can hear each other and take turns. */
export function canShareBetweenTabs(): boolean {
  return 'BroadcastChannel' in globalThis && 'locks' in navigator
}
