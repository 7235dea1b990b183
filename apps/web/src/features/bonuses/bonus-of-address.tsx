import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { BonusKind } from '@touchline/contract'
import { useRef, useState } from 'react'

import { useServices } from '../../base/services.ts'
import { KINDS, allBonusesQuery, type BonusPlace } from '../../data/queries/bonuses.ts'
import { BonusesTexts } from '../../i18n/bonuses-texts.tsx'
import { closeModal } from '../../parts/modals/modal-store.ts'
import { BonusDialog } from './bonus-dialog.tsx'
import { useWhose } from './use-whose.ts'

type BonusOfAddressProps = { id: string; kind: BonusKind | undefined }

/** MODAL-14: a bonus by its id or its offer's, whatever kind it is. */
export function BonusOfAddress({ id, kind }: BonusOfAddressProps) {
  return <BonusesTexts>{kind ? <Opened place={{ kind, id }} /> : <Found id={id} />}</BonusesTexts>
}

function Found({ id }: { id: string }) {
  const services = useServices()
  const whose = useWhose()
  const { data, error } = useQuery({
    ...allBonusesQuery(services, { player: whose ?? null }),
    enabled: whose !== undefined,
  })
  if (data === undefined && error === null) return null
  const bonus = data?.find((one) => one.id === id || one.offerId === id)
  // What is not among them is looked for where most are: the dialog says that it is not there.
  const named: BonusPlace = bonus
    ? { kind: KINDS[bonus.type], id: bonus.id }
    : { kind: KINDS.freebet, id }
  return <Opened place={named} />
}

function Opened({ place }: { place: BonusPlace }) {
  const { modals } = useServices()
  const { history } = useRouter()
  const [next, setNext] = useState<BonusPlace | null>(null)
  const isLeaving = useRef(false)
  const close = () => {
    // A second press would leave the page, too: going back takes a moment.
    if (isLeaving.current) return
    isLeaving.current = true
    // As Back does, so that it need not be pressed twice later.
    if (history.location.state.isOverPage === true) history.back()
    else closeModal(modals, 'bonusDetail')
  }
  return <BonusDialog place={next ?? place} onClose={close} onOpen={setNext} />
}
