import type { ModalStore } from './modal-store.ts'

/**
 * Whether a deposit is open. A dialog in front of it would end the provider's page and what was typed
 * there; what opens by itself waits.
 */
export function isPayingIn(modals: Pick<ModalStore, 'getState'>): boolean {
  return modals.getState().some(({ name }) => name === 'quickDeposit' || name === 'iframeDeposit')
}
