import { DROP_CAPS, normalizeAcceptMode } from '@touchline/betting'
import { Icon, Select } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useSlip, useSlipDispatch } from '../../player/slip/use-slip.ts'
import { usePercent } from '../../preferences/use-percent.ts'
import styles from './slip-footer.module.css'

/** ODDS-06: what to do about price changes; a cap says how far a price may fall unasked. */
export function AcceptRule() {
  const t = useTranslations('slip')
  const { value, isBusy, options, choose } = useAcceptRule()
  return (
    <Select
      label={t('acceptRule')}
      value={value}
      disabled={isBusy}
      options={options}
      onChange={(event) => choose(event.target.value)}
    />
  )
}

/** The same as one word, named where it has a line of its own; a press brings the platform's own list. */
export function AcceptWord() {
  const t = useTranslations('slip')
  const { value, isBusy, options, choose } = useAcceptRule()
  const current = options.find((option) => option.value === value)
  return (
    <span className={styles['rule']} title={t('acceptRule')}>
      <span aria-hidden className={styles['ruleName']}>
        {t('acceptRule')}
      </span>
      <strong aria-hidden>{current?.word}</strong>
      <Icon name="chevron-down" />
      <select
        aria-label={t('acceptRule')}
        value={value}
        disabled={isBusy}
        onChange={(event) => choose(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  )
}

function useAcceptRule() {
  const t = useTranslations('slip')
  const percent = usePercent()
  const dispatch = useSlipDispatch()
  const value = useSlip((view) => view.acceptMode)
  const isBusy = useSlip((view) => view.slip.inProgress)
  const options = [
    { value: 'none', label: t('acceptNone'), word: t('acceptWord.none') },
    { value: 'higher', label: t('acceptHigher'), word: t('acceptWord.higher') },
    ...DROP_CAPS.map((cap) => ({
      value: `any:${cap}`,
      label: t('acceptDrop', { percent: percent(cap / 100) }),
      word: percent(-cap / 100),
    })),
    { value: 'any', label: t('acceptAny'), word: t('acceptWord.any') },
  ]
  const choose = (chosen: string) =>
    dispatch({ type: 'setAcceptMode', acceptMode: normalizeAcceptMode(chosen) })
  return { value, isBusy, options, choose }
}
