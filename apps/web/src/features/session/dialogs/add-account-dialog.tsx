import { Select } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useServices } from '../../../base/services.ts'
import { closeModal } from '../../../parts/modals/modal-store.ts'
import { SessionForm } from '../forms/session-form.tsx'
import styles from '../forms/session-form.module.css'
import { useForm } from '../forms/use-form.ts'
import { useOtherCurrencies } from '../use-other-currencies.ts'
import { PlayerDialog } from './player-dialog.tsx'

/** ACC-03: opens an account in a currency that the player has none in, and switches to it. */
export function AddAccountDialog() {
  const t = useTranslations('account')
  const { session, modals } = useServices()
  const currencies = useOtherCurrencies()
  const { formRef, values, status, submit, change } = useForm({
    initial: { currency: currencies[0]?.code ?? '' },
    check: () => ({}),
    send: async ({ currency }) => {
      await session.addAccount(currency)
      closeModal(modals, 'addAccount')
    },
  })
  return (
    <PlayerDialog name="addAccount" title={t('addAccountTitle')}>
      <p className={styles['note']}>{t('addAccountText')}</p>
      <SessionForm
        {...{ formRef, status, submit }}
        label={t('addAccountButton')}
        busyLabel={t('saving')}
      >
        <Select
          label={t('addAccountCurrency')}
          name="currency"
          data-autofocus
          options={currencies.map(({ code, symbol }) => ({
            value: code,
            label: `${code} ${symbol}`,
          }))}
          value={values.currency}
          onChange={(event) => change('currency', event.target.value)}
        />
      </SessionForm>
    </PlayerDialog>
  )
}
