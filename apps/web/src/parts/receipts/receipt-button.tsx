import { UNACCEPTED_BET_STATUSES } from '@touchline/betting'
import type { PlacedBet } from '@touchline/contract'
import { Button } from '@touchline/ui'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { lazyPart } from '../late/lazy-part.tsx'
import { Waiting } from '../late/waiting.tsx'

/** The dialog comes when it is asked for. */
const ReceiptDialog = lazyPart(async () => (await import('./receipt-dialog.tsx')).ReceiptDialog)

type ReceiptButtonProps = {
  bet: Pick<PlacedBet, 'id' | 'ref' | 'status'>
  size: 'small' | 'medium'
}

/** Opens the signed receipt of an accepted bet. */
export function ReceiptButton({ bet, size }: ReceiptButtonProps) {
  const t = useTranslations('receipts')
  const [isOpen, setOpen] = useState(false)
  if (UNACCEPTED_BET_STATUSES.includes(bet.status)) return null
  return (
    <>
      <Button
        size={size}
        tone={size === 'small' ? 'ghost' : 'secondary'}
        icon="receipt"
        onClick={() => setOpen(true)}
      >
        {t('open')}
      </Button>
      {isOpen && (
        <Waiting>
          <ReceiptDialog bet={bet} onClose={() => setOpen(false)} />
        </Waiting>
      )}
    </>
  )
}
