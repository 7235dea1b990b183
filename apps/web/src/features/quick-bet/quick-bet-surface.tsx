import { Icon, IconButton } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { measured } from '../../base/bar-height.ts'
import { useServices } from '../../base/services.ts'
import { useFormatting } from '../../preferences/use-formatting.ts'
import type { QuickBetStore } from '../../player/quick-bet/store.ts'
import { useQuickBetSwitch } from '../../player/quick-bet/use-quick-bet.ts'
import { useStore } from '../../base/use-store.ts'
import { QuickAnnouncer } from './quick-announcer.tsx'
import { QuickApproval } from './quick-approval.tsx'
import styles from './quick-bet.module.css'
import { QuickFreebets } from './quick-freebets.tsx'
import { QuickPending } from './quick-pending.tsx'
import { QuickResults } from './quick-results.tsx'
import { QuickStake } from './quick-stake.tsx'
import { QuickBetContext } from './use-quick-store.ts'

const quickBar = measured('--quick-height')

/** A card below the slip, a floating card on middle widths, a bar above a phone's bottom bar. */
export function QuickBetSurface({ store }: { store: QuickBetStore }) {
  const t = useTranslations('quickBet')
  const isEnabled = useQuickBetSwitch((state) => state.isEnabled)
  const isApproved = useStore(store, ({ quick }) => quick.isApproved)
  const state = useStore(store, ({ quick }) => quick.state)
  return (
    <QuickBetContext value={store}>
      <section
        ref={quickBar}
        aria-label={t('title')}
        className={styles['surface']}
        data-quick-bet={state}
        data-approved={isApproved}
      >
        <QuickAnnouncer />
        <h2 className={styles['title']}>
          <Icon name="bolt" />
          {t('title')}
        </h2>
        <Balance store={store} />
        <CloseButton store={store} />
        {isEnabled && <QuickStake />}
        {isEnabled && <QuickFreebets />}
        {isEnabled && <QuickApproval />}
        <QuickPending />
        <QuickResults />
      </section>
    </QuickBetContext>
  )
}

function Balance({ store }: { store: QuickBetStore }) {
  const t = useTranslations('quickBet')
  const { stakeMoney } = useFormatting()
  const balance = useStore(store, (view) => view.balance)
  const currency = useStore(store, ({ quick }) => quick.currency)
  if (balance === null) return null
  return (
    <span className={styles['balance']}>
      <bdi>{t('balance', { amount: stakeMoney(balance, currency) })}</bdi>
    </span>
  )
}

/** Switches quick bet off; what it has left to say is closed by a second press. */
function CloseButton({ store }: { store: QuickBetStore }) {
  const t = useTranslations('quickBet')
  const { quickBet } = useServices()
  const isEnabled = useQuickBetSwitch((state) => state.isEnabled)
  return (
    <IconButton
      icon="x"
      size="small"
      className={styles['close']}
      label={isEnabled ? t('turnOff') : t('close')}
      onClick={() => {
        store.forgetTaps()
        quickBet.setEnabled(false)
      }}
    />
  )
}
