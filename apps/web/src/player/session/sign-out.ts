import type { ApiClient } from '@touchline/contract'

import type { KeyValueStorage } from '../../base/browser-storage.ts'
import { createListeners } from '../../base/listeners.ts'
import { storedMark } from '../../base/stored.ts'
import type { Report } from './load-session.ts'

/** The player has left, and the backend has not heard of it yet. */
export const SIGNING_OUT = storedMark('signing_out')

const FIRST_WAIT_MS = 2_000
const LONGEST_WAIT_MS = 30_000

/** `waiting`: the backend has not heard of it yet, and is told again until it has. */
export type SignOutOutcome = 'done' | 'waiting'

export type SignOut = {
  /** Tells the backend of the end; where the player chose it, again until it has heard. */
  tell: (reason: 'player' | 'expired' | 'limit') => Promise<void>
  /** A page before this one could not tell it. */
  isUnfinished: () => boolean
  /** Somebody is in, which ends the old session, too: an answer after that would take away their cookie. */
  forget: () => void
  onTold: (listener: (outcome: SignOutOutcome) => void) => () => void
}

type SignOutOptions = {
  api: ApiClient
  report: Report
  local: () => KeyValueStorage
}

export function createSignOut({ api, report, local }: SignOutOptions): SignOut {
  const listeners = createListeners<[SignOutOutcome]>()
  let told = new AbortController()

  function say(outcome: SignOutOutcome): void {
    if (outcome === 'done') SIGNING_OUT.forget(local())
    listeners.tell(outcome)
  }

  function again(waitMs: number, signal: AbortSignal): void {
    say('waiting')
    setTimeout(() => {
      if (signal.aborted) return
      api('signOut', { signal }).then(
        () => say('done'),
        () => (signal.aborted ? undefined : again(Math.min(waitMs * 2, LONGEST_WAIT_MS), signal)),
      )
    }, waitMs)
  }

  return {
    async tell(reason) {
      const isChosen = reason === 'player'
      const { signal } = told
      if (isChosen) SIGNING_OUT.set(local())
      try {
        await api('signOut', { signal })
        if (isChosen) say('done')
      } catch (error) {
        if (signal.aborted) return
        // An expired session has nothing left to end, so its refusal is no failure.
        if (reason !== 'expired') report(error)
        if (isChosen) again(FIRST_WAIT_MS, signal)
      }
    },
    isUnfinished: () => SIGNING_OUT.isThere(local()),
    forget() {
      told.abort()
      told = new AbortController()
      SIGNING_OUT.forget(local())
    },
    onTold: listeners.add,
  }
}
