import { combinationsCount } from '@touchline/betting'
import { Select } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useSlip, useSlipDispatch } from '../../../player/slip/use-slip.ts'

/** Which system. Nothing for other types. */
export function SystemOptions() {
  const t = useTranslations('slip')
  const dispatch = useSlipDispatch()
  const types = useSlip((view) => view.slip.systemTypes)
  const current = useSlip((view) => view.slip.bets[0]?.systemType ?? null)
  const isBusy = useSlip((view) => view.slip.inProgress)
  if (current === null) return null
  return (
    <Select
      label={t('systemType')}
      hideLabel
      size="small"
      value={current.id}
      disabled={isBusy}
      options={types.map((type) => ({
        value: type.id,
        label: t('systemOption', {
          win: String(type.winCount),
          total: String(type.totalCount),
          lines: Number(combinationsCount(type.totalCount, type.winCount)),
        }),
      }))}
      onChange={(event) => {
        const chosen = types.find(({ id }) => id === event.target.value)
        if (chosen !== undefined) dispatch({ type: 'setSystemType', systemType: chosen })
      }}
    />
  )
}
