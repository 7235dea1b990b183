import { useLocation, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

import { useServices } from '../../base/services.ts'
import type { PageData } from '../../data/page-data.ts'
import { systemSettingsQuery } from '../../data/queries/system-settings.ts'
import {
  modalOfAddress,
  withoutModal,
  type ModalAddress,
} from '../../parts/modals/modal-address.ts'
import {
  closeModal,
  openModal,
  type ModalName,
  type ModalStore,
} from '../../parts/modals/modal-store.ts'
import { canQuickDeposit } from '../../parts/money/can-deposit.ts'
import type { SessionStore } from '../../player/session/session-store.ts'
import { isLoggedIn } from '../../player/session/session-state.ts'

/**
 * ROUTE-04 … ROUTE-10: opens the modal that an address names. A hash is removed at once, the
 * parameter when its modal closes, or when it turns out to open none.
 */
export function useModalAddress(): void {
  const services = useServices()
  const { history } = useRouter()
  const { href, searchStr, hash } = useLocation()

  useEffect(() => {
    const address = modalOfAddress({ search: searchStr, hash })
    if (address.isUnknown) history.replace(withoutModal(href))
    if (address.modal === null) return undefined
    const { modal } = address
    const stopWaiting = openFor(services, address, () => {
      if (!address.byHash) history.replace(withoutModal(href))
    })
    if (address.byHash) {
      history.replace(href.slice(0, href.indexOf('#')))
      return undefined
    }
    let wasOpen = false
    const { modals } = services
    const unsubscribe = modals.subscribe(() => {
      const isOpen = modals.getState().some(({ name }) => name === modal)
      if (wasOpen && !isOpen) history.replace(withoutModal(href))
      wasOpen = isOpen
    })
    wasOpen = modals.getState().some(({ name }) => name === modal)
    return () => {
      unsubscribe()
      stopWaiting()
      // Gone back, or on: what the address opened goes with it.
      const { search, hash: next } = history.location
      if (modalOfAddress({ search, hash: next.slice(1) }).modal !== modal) closeModal(modals, modal)
    }
  }, [services, history, href, searchStr, hash])
}

type Parts = PageData & { modals: ModalStore; session: SessionStore }

/**
 * Opens it for whom it is meant; who that is may not be known yet.
 * @param onOther called once it is known that it is for others
 * @returns stops waiting
 */
function openFor(
  services: Parts,
  { modal, audience, id }: ModalAddress,
  onOther: () => void,
): () => void {
  if (modal === null) return () => undefined
  const { modals, session, page } = services
  const open = () => openModal(modals, modal, null, id === undefined ? {} : { id })
  // Without a session cookie nobody has to be asked who is there.
  const isVisitor = !page.preferences.hasSession && !isLoggedIn(session.getState())
  if (audience === 'anyone' || (audience === 'visitor' && isVisitor)) {
    open()
    return () => undefined
  }
  const wanted = audience === 'player' ? 'LOGGED_IN' : 'NOT_LOGGED_IN'
  const openOnceKnown = () => {
    const status = session.getState().authStatus
    if (status !== 'LOGGED_IN' && status !== 'NOT_LOGGED_IN') return false
    if (status === wanted && isOffered(services, modal)) open()
    else onOther()
    return true
  }
  if (openOnceKnown()) return () => undefined
  const stop = session.subscribe(() => {
    if (openOnceKnown()) stop()
  })
  return stop
}

/** FLAG-01, FLAG-02: an address opens no more than the pages do. */
function isOffered({ queryClient, session, ...services }: Parts, modal: ModalName): boolean {
  if (modal !== 'quickDeposit') return true
  const { queryKey } = systemSettingsQuery({ ...services, queryClient })
  const system = queryClient.getQueryData(queryKey)
  return system !== undefined && canQuickDeposit(system, session.getState().profile)
}
