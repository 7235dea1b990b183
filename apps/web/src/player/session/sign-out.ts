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
  /** Somebody signs in, which ends the old session, too. */
  forget: () => void
  onTold: (listener: (outcome: SignOutOutcome) => void) => () => void
}

type SignOutOptions = {
  api: ApiClient
  report: Report
  local: () => KeyValueStorage
  stillHere: () => () => boolean
}

export function createSignOut({ api, report, local, stillHere }: SignOutOptions): SignOut {
  const listeners = createListeners<[SignOutOutcome]>()

  function say(outcome: SignOutOutcome): void {
    if (outcome === 'done') SIGNING_OUT.forget(local())
    listeners.tell(outcome)
  }

  function again(waitMs: number): void {
    const isHere = stillHere()
    say('waiting')
    setTimeout(() => {
      if (!isHere()) return
      api('signOut').then(
        () => say('done'),
        () => (isHere() ? again(Math.min(waitMs * 2, LONGEST_WAIT_MS)) : undefined),
      )
    }, waitMs)
  }

  return {
    async tell(reason) {
      const isChosen = reason === 'player'
      if (isChosen) SIGNING_OUT.set(local())
      try {
        await api('signOut')
        if (isChosen) say('done')
      } catch (error) {
        // An expired session has nothing left to end, so its refusal is no failure.
        if (reason !== 'expired') report(error)
        if (isChosen) again(FIRST_WAIT_MS)
      }
    },
    isUnfinished: () => SIGNING_OUT.isThere(local()),
    forget: () => SIGNING_OUT.forget(local()),
    onTold: listeners.add,
  }
}
