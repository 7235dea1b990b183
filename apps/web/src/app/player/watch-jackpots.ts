import { QueryObserver } from '@tanstack/react-query'
import type { JackpotHit } from '@touchline/contract'

import { browserStorages } from '../../base/browser-storage.ts'
import { storedMark } from '../../base/stored.ts'
import { tabLock } from '../../base/tabs.ts'
import { isUnauthorized } from '../../data/api/is-unauthorized.ts'
import { askForHits, unseenHitsQuery } from '../../data/queries/jackpots.ts'
import { knownSettings } from '../../data/queries/system-settings.ts'
import { closeModal, openModal, type ModalStore } from '../../parts/modals/modal-store.ts'
import { isPayingIn } from '../../parts/modals/paying-in.ts'
import { isLoggedIn } from '../../player/session/session-state.ts'
import type { Services } from '../services.ts'

/** JACK-07. */
const HIT_DELAY_MS = 1_000

/**
 * JACK-06, MODAL-15: asks once a minute, and whenever a level was hit, whether the player has won,
 * and shows each win once, in one tab, one after the other. @returns what ends it
 */
export function watchJackpots(services: Services): () => void {
  const { queryClient, session, live, modals, report } = services
  const system = knownSettings(services)
  if (system?.features['jackpots'] !== true) return () => undefined
  const rounds = new Map<string, number>()
  const timers = new Set<ReturnType<typeof setTimeout>>()
  const shown = new Set<string>()
  let followed: { readonly playerId: string; readonly stop: () => void } | null = null
  let turn = Promise.resolve()

  function take(playerId: string, hits: readonly JackpotHit[]): void {
    const show = async (hit: JackpotHit) => {
      await once(modals, () => !isPayingIn(modals))
      if (followed?.playerId !== playerId) return
      await showOnce(services, hit)
      await once(modals, () => !modals.getState().some(({ name }) => name === 'jackpotHit'))
    }
    for (const hit of hits.toReversed()) {
      if (shown.has(hit.id)) continue
      shown.add(hit.id)
      const timer = setTimeout(() => {
        timers.delete(timer)
        turn = turn.then(() => show(hit)).catch(report)
      }, HIT_DELAY_MS)
      timers.add(timer)
    }
  }

  function follow(): void {
    const state = session.getState()
    const playerId = isLoggedIn(state) ? (state.profile?.id ?? null) : null
    if (playerId === (followed?.playerId ?? null)) return
    followed?.stop()
    for (const timer of timers) clearTimeout(timer)
    timers.clear()
    followed = null
    closeModal(modals, 'jackpotHit')
    if (playerId === null) return
    const observer = new QueryObserver(queryClient, unseenHitsQuery(services, playerId))
    const stop = observer.subscribe(({ data }) => take(playerId, data ?? []))
    followed = { playerId, stop }
  }

  const undo = [
    session.subscribe(follow),
    live.followUpdates({
      onEvent(event) {
        if (event.type !== 'jackpot_changed') return
        const { id, levels } = event.jackpot
        for (const { code, round } of levels) {
          const level = `${id} ${code}`
          const before = rounds.get(level)
          rounds.set(level, round)
          if (before !== round) askForHits(queryClient)
        }
      },
      onMissed: () => askForHits(queryClient),
    }),
  ]
  follow()
  return () => {
    for (const each of undo) each()
    followed?.stop()
    for (const timer of timers) clearTimeout(timer)
  }
}

/** Resolves once it is so, which is up to what is open. */
function once(modals: ModalStore, isSo: () => boolean): Promise<void> {
  if (isSo()) return Promise.resolve()
  return new Promise((resolve) => {
    const stop = modals.subscribe(() => {
      if (!isSo()) return
      stop()
      resolve()
    })
  })
}

/** The tab that comes first shows it; the mark stays for the others, and for when it loads again. */
async function showOnce(services: Services, hit: JackpotHit): Promise<void> {
  const { api, modals, report } = services
  const mark = storedMark(`touchline.jackpot-hit.${hit.id}`)
  const { local } = browserStorages()
  const show = async () => {
    if (mark.isThere(local)) return
    mark.set(local)
    openModal(modals, 'jackpotHit', null, { hit })
    try {
      await api('seeJackpotHit', { params: { id: hit.id } })
    } catch (error) {
      if (!isUnauthorized(error)) report(error)
    }
  }
  const lock = tabLock(`touchline.jackpot-hit.${hit.id}`)
  await (lock === null ? show() : lock.tryWith(show))
}
