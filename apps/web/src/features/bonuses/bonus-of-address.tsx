import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { useServices } from '../../base/services.ts'
import { KINDS, offeredBonusesQuery, type BonusPlace } from '../../data/queries/bonuses.ts'
import { BonusesTexts } from '../../i18n/bonuses-texts.tsx'
import { closeModal } from '../../parts/modals/modal-store.ts'
import { BonusDialog } from './bonus-dialog.tsx'
import { useWhose } from './use-whose.ts'

/** MODAL-14: a bonus by its id or its offer's, whatever kind it is. */
export function BonusOfAddress({ id }: { id: string }) {
  return (
    <BonusesTexts>
      <Found id={id} />
    </BonusesTexts>
  )
}

function Found({ id }: { id: string }) {
  const services = useServices()
  const whose = useWhose()
  const [next, setNext] = useState<BonusPlace | null>(null)
  const { data, error } = useQuery({
    ...offeredBonusesQuery(services, { player: whose ?? null, types: [] }),
    enabled: whose !== undefined,
  })
  if (data === undefined && error === null) return null
  const bonus = data?.find((one) => one.id === id || one.offerId === id)
  // What is not among them is looked for where most are: the dialog says that it is not there.
  const named: BonusPlace = bonus
    ? { kind: KINDS[bonus.type], id: bonus.id }
    : { kind: KINDS.freebet, id }
  return (
    <BonusDialog
      place={next ?? named}
      onClose={() => closeModal(services.modals, 'bonusDetail')}
      onOpen={setNext}
    />
  )
}
