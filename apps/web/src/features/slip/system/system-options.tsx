import { combinationsCount } from '@touchline/betting'
import { Disclosure, Select } from '@touchline/ui'
import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'

import { useSlip, useSlipActions } from '../../../slip-store/use-slip.ts'
import styles from './system-options.module.css'

/** Few slips are systems, and fewer players look into one. */
const SystemDetails = lazy(async () => ({
  default: (await import('./system-details.tsx')).SystemDetails,
}))

/** Which system, and what it consists of. Nothing for other types. */
export function SystemOptions() {
  const t = useTranslations('slip')
  const { setSystemType } = useSlipActions()
  const types = useSlip((view) => view.slip.systemTypes)
  const current = useSlip((view) => view.slip.bets[0]?.systemType ?? null)
  const isBusy = useSlip((view) => view.slip.inProgress)
  const [isOpen, setIsOpen] = useState(false)
  if (current === null) return null
  return (
    <div className={styles['system']}>
      <Select
        label={t('systemType')}
        hideLabel
        size="small"
        value={current.id}
        disabled={isBusy}
        options={types.map((type) => ({
          value: type.id,
          label: t('systemOption', {
            win: type.winCount,
            total: type.totalCount,
            lines: Number(combinationsCount(type.totalCount, type.winCount)),
          }),
        }))}
        onChange={(event) => {
          const chosen = types.find(({ id }) => id === event.target.value)
          if (chosen !== undefined) setSystemType(chosen)
        }}
      />
      <Disclosure summary={t('systemLines')} level={3} open={isOpen} onToggle={setIsOpen}>
        {isOpen && (
          <Suspense fallback={null}>
            <SystemDetails systemType={current} />
          </Suspense>
        )}
      </Disclosure>
    </div>
  )
}
