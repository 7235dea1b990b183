import { DROP_CAPS, normalizeAcceptMode } from '@touchline/betting'
import { Select } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useSlip, useSlipDispatch } from '../../player/slip/use-slip.ts'

/** ODDS-06: what to do about price changes; a cap says how far a price may fall unasked. */
export function AcceptRule({ withLabel = false }: { withLabel?: boolean }) {
  const t = useTranslations('slip')
  const dispatch = useSlipDispatch()
  const mode = useSlip((view) => view.acceptMode)
  const isBusy = useSlip((view) => view.slip.inProgress)
  return (
    <Select
      label={t('acceptRule')}
      hideLabel={!withLabel}
      size={withLabel ? 'medium' : 'small'}
      value={mode}
      disabled={isBusy}
      options={[
        { value: 'none', label: t('acceptNone') },
        { value: 'higher', label: t('acceptHigher') },
        ...DROP_CAPS.map((cap) => ({
          value: `any:${cap}`,
          label: t('acceptDrop', { percent: String(cap) }),
        })),
        { value: 'any', label: t('acceptAny') },
      ]}
      onChange={(event) =>
        dispatch({ type: 'setAcceptMode', acceptMode: normalizeAcceptMode(event.target.value) })
      }
    />
  )
}
