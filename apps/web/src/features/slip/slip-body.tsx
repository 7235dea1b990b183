import { Link } from '@tanstack/react-router'
import { MATCH_STATUS, ordinaryLegs } from '@touchline/betting'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { useLinks } from '../../addresses/links.ts'
import { useInSlices } from '../../base/use-in-slices.ts'
import { LiveNotice } from '../../parts/alerts/live-notice.tsx'
import { useLegTerms } from '../../parts/bets/leg-terms.tsx'
import { useSlip } from '../../player/slip/use-slip.ts'
import { BetBonuses } from './bet-bonuses.tsx'
import { BuilderOffer } from './builder-offer.tsx'
import { EmptySlip } from './empty-slip.tsx'
import { KeptCode } from './kept-code.tsx'
import { Headroom } from './headroom.tsx'
import { Receipt } from './receipt/receipt.tsx'
import { keepFocus } from './keep-focus.ts'
import { LostSlip } from './lost-slip.tsx'
import { RestoringCards } from './restoring-cards.tsx'
import { BetRows } from './rows/bet-rows.tsx'
import { SelectionCard } from './selection-card.tsx'
import { SlipAnnouncer } from './slip-announcer.tsx'
import styles from './slip-body.module.css'
import { SharedMissing, ShareSlip } from './slip-sharing.tsx'

/** What the slip holds: its selections and the bets that they make, a receipt, or nothing yet. */
export function SlipBody() {
  const state = useSlip(({ slip, hasRestoreFailed }) => {
    if (slip.ticketState === 'SUCCESS') return 'receipt'
    if (slip.isRestoring) return 'restoring'
    if (hasRestoreFailed) return 'lost'
    return slip.bets.length === 0 ? 'empty' : 'bets'
  })
  const [comesBack, setComesBack] = useState(state !== 'empty')
  if (state === 'restoring' && !comesBack) setComesBack(true)
  if (state === 'empty' && comesBack) setComesBack(false)
  // A slip's first selection mounts all of it.
  const isMounting = !useInSlices(state !== 'empty')
  return (
    <>
      <SlipAnnouncer />
      <span ref={keepFocus} hidden />
      {state === 'receipt' && <Receipt />}
      {state === 'restoring' && <RestoringCards />}
      {state === 'lost' && <LostSlip />}
      {(state === 'empty' || (state === 'bets' && isMounting)) && <EmptySlip keeper={KeptCode} />}
      {state === 'bets' && !isMounting && (comesBack ? <WholeBets /> : <Bets />)}
    </>
  )
}

/** Bets that come back stand once their legs say all that they have to say: nothing moves then. */
function WholeBets() {
  const bets = useSlip((view) => view.slip.bets)
  const isReady = useLegTerms(
    ordinaryLegs(bets).map(({ marketId, specifier }) => ({ market: { id: marketId }, specifier })),
  )
  return isReady ? <Bets /> : <RestoringCards />
}

/** One list: the legs with the stakes of their singles, then what takes several of them. */
function Bets() {
  const bets = useSlip((view) => view.slip.bets)
  return (
    <div className={styles['bets']}>
      <SharedMissing />
      <ul className={styles['list']}>
        {ordinaryLegs(bets).map((selection) => (
          <SelectionCard key={selection.id} selection={selection} />
        ))}
      </ul>
      <BuilderOffer />
      <BetRows />
      <BetBonuses />
      <div className={styles['foot']}>
        <Headroom />
        <ShareSlip />
      </div>
      <SmallPrint />
    </div>
  )
}

/** The rules that a bet is placed by, and what who bets in play should know. */
function SmallPrint() {
  const t = useTranslations('layout.info')
  const links = useLinks()
  const isLive = useSlip(({ slip }) =>
    slip.bets.some(({ selections }) =>
      selections.some(({ matchStatus }) => matchStatus === MATCH_STATUS.live),
    ),
  )
  return (
    <div className={styles['print']}>
      {isLive && <LiveNotice />}
      <Link {...links.info('rules')}>{t('rules')}</Link>
    </div>
  )
}
