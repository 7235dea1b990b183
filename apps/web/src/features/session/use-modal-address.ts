import { useLocation, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

import { useServices } from '../../base/services.ts'
import type { PageState } from '../../base/environment.ts'
import {
  modalOfAddress,
  withoutModal,
  type ModalAddress,
} from '../../parts/modals/modal-address.ts'
import { openModal, type ModalStore } from '../../parts/modals/modal-store.ts'
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
    }
  }, [services, history, href, searchStr, hash])
}

type Parts = { modals: ModalStore; session: SessionStore; page: PageState }

/**
 * Opens it for whom it is meant; who that is may not be known yet.
 * @param onOther called once it is known that it is for others
 * @returns stops waiting
 */
function openFor(
  { modals, session, page }: Parts,
  { modal, audience }: ModalAddress,
  onOther: () => void,
): () => void {
  if (modal === null) return () => undefined
  // Without a session cookie nobody has to be asked who is there.
  const isVisitor = !page.preferences.hasSession && !isLoggedIn(session.getState())
  if (audience === 'anyone' || (audience === 'visitor' && isVisitor)) {
    openModal(modals, modal)
    return () => undefined
  }
  const wanted = audience === 'player' ? 'LOGGED_IN' : 'NOT_LOGGED_IN'
  const openOnceKnown = () => {
    const status = session.getState().authStatus
    if (status !== 'LOGGED_IN' && status !== 'NOT_LOGGED_IN') return false
    if (status === wanted) openModal(modals, modal)
    else onOther()
    return true
  }
  if (openOnceKnown()) return () => undefined
  const stop = session.subscribe(() => {
    if (openOnceKnown()) stop()
  })
  return stop
}
