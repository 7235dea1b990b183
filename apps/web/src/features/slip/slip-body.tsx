import { useSlip } from '../../player/slip/use-slip.ts'
import { AcceptRule } from './accept-rule.tsx'
import { EmptySlip } from './empty-slip.tsx'
import { Receipt } from './receipt/receipt.tsx'
import { LostSlip } from './lost-slip.tsx'
import { RestoringCards } from './restoring-cards.tsx'
import { SelectionCard } from './selection-card.tsx'
import { SlipAnnouncer } from './slip-announcer.tsx'
import styles from './slip-body.module.css'
import { SharedMissing, ShareSlip } from './slip-sharing.tsx'
import { SystemBets } from './system/system-bets.tsx'
import { SystemOptions } from './system/system-options.tsx'
import { TypeSwitch } from './type-switch.tsx'

/**
 * What the slip holds: its selections, a receipt, or nothing yet.
 * @param withRule the rule for price changes stands here, where the footer has no room for it
 */
export function SlipBody({ withRule = false }: { withRule?: boolean }) {
  const state = useSlip(({ slip, hasRestoreFailed }) => {
    if (slip.ticketState === 'SUCCESS') return 'receipt'
    if (slip.isRestoring) return 'restoring'
    if (hasRestoreFailed) return 'lost'
    return slip.bets.length === 0 ? 'empty' : 'bets'
  })
  return (
    <>
      <SlipAnnouncer />
      {state === 'receipt' && <Receipt />}
      {state === 'restoring' && <RestoringCards />}
      {state === 'lost' && <LostSlip />}
      {state === 'empty' && <EmptySlip />}
      {state === 'bets' && <Bets withRule={withRule} />}
    </>
  )
}

function Bets({ withRule }: { withRule: boolean }) {
  const bets = useSlip((view) => view.slip.bets)
  const isSplit = bets.length > 1
  return (
    <div className={styles['bets']}>
      <SharedMissing />
      <TypeSwitch />
      <SystemOptions />
      <ul className={styles['list']}>
        {bets.flatMap((bet) =>
          bet.selections.map((selection) => (
            <SelectionCard key={selection.id} selection={selection} bet={isSplit ? bet : null} />
          )),
        )}
      </ul>
      <SystemBets />
      {withRule && <AcceptRule />}
      <ShareSlip />
    </div>
  )
}
