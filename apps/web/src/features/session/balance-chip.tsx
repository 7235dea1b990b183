import { Icon, Menu, VisuallyHidden } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useServices } from '../../base/services.ts'
import { useSystemSettings } from '../../data/queries/system-settings.ts'
import { openModal } from '../../parts/modals/modal-store.ts'
import { canQuickDeposit } from '../../parts/money/can-deposit.ts'
import { useFormatting } from '../../preferences/use-formatting.ts'
import { activeCurrency } from '../../player/session/session-state.ts'
import { useSession } from '../../player/session/use-session.ts'
import { useOtherCurrencies } from './use-other-currencies.ts'
import styles from './session-menu.module.css'

/** Not currencies: the items that open another account, and a deposit. */
const ADD = '+'
const DEPOSIT = '↓'

/** Characters of an amount for which the chip has room beside both of its icons, and beside one. */
const LONG = 10
const LONGER = 12

/** Balance of the account in use, the way to another account and to a new one (ACC-01, ACC-03). */
export function BalanceChip() {
  const t = useTranslations('session')
  const { session, alerts, modals } = useServices()
  const { money } = useFormatting()
  const accounts = useSession((state) => state.accounts)
  const system = useSystemSettings()
  const canDeposit = useSession(({ profile }) => canQuickDeposit(system, profile))
  const canAdd = useOtherCurrencies().length > 0
  const currency = useSession(activeCurrency)
  const active = accounts.find((account) => account.currency === currency)
  if (active === undefined) return null
  const balance = money(active.amount, active.currency)
  // Marks of its direction take no room.
  const length = balance.replaceAll(/\p{Cf}/gu, '').length
  const items = [
    ...accounts.map((account) => ({
      id: account.currency,
      label: money(account.amount, account.currency),
      checked: account.currency === currency,
    })),
    ...(canDeposit ? [{ id: DEPOSIT, label: t('deposit'), icon: 'wallet' as const }] : []),
    ...(canAdd ? [{ id: ADD, label: t('addAccount'), icon: 'plus' as const }] : []),
  ]

  function choose(id: string): void {
    if (id === ADD) openModal(modals, 'addAccount')
    else if (id === DEPOSIT) openModal(modals, 'quickDeposit')
    else void session.switchAccount(id).catch(alerts.raiseError)
  }

  return (
    <Menu
      align="end"
      label={t('accounts')}
      items={items}
      onSelect={choose}
      trigger={(attributes) => (
        <button
          type="button"
          className={styles['balance']}
          data-length={length > LONGER ? 'longest' : length > LONG ? 'long' : undefined}
          {...attributes}
        >
          <Icon name="wallet" />
          <VisuallyHidden>{t('balance', { amount: balance })}</VisuallyHidden>
          <span aria-hidden>{balance}</span>
          <Icon name="chevron-down" />
        </button>
      )}
    />
  )
}
