import { useRouter } from '@tanstack/react-router'

import { useServices } from '../../base/services.ts'
import type { BonusPlace } from '../../data/queries/bonuses.ts'
import { openModal } from '../../parts/modals/modal-store.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The entry before it is the same page without the bonus. */
    isOverPage?: boolean
  }
}

/** MODAL-14: opens a bonus over the page, at an address that Back leaves and a reload opens again. */
export function useOpenBonus(): (place: BonusPlace) => void {
  const { modals } = useServices()
  const router = useRouter()
  return ({ id, kind }) => {
    openModal(modals, 'bonusDetail', null, { id, kind })
    const { pathname, searchStr } = router.state.location
    const search = new URLSearchParams(searchStr)
    search.set('modal', 'bonusDetail')
    search.set('id', id)
    void router.navigate({
      href: `${pathname}?${search}`,
      state: { isOverPage: true },
      resetScroll: false,
    })
  }
}
