import { NO_AMOUNT } from '@touchline/betting'
import { AmountField, Button, IconButton } from '@touchline/ui'
import { useState, type SubmitEvent } from 'react'
import { useTranslations } from 'use-intl'

import { useServices } from '../../../base/services.ts'
import { useFormatting } from '../../../preferences/use-formatting.ts'
import { useSystemSettings } from '../../../data/queries/system-settings.ts'
import { useRecommendedStakes } from '../../../player/session/use-recommended-stakes.ts'
import { findCurrency } from '../../../player/slip/view.ts'
import { useSlip } from '../../../player/slip/use-slip.ts'
import { written } from '../../../parts/stakes/stake-text.ts'
import { useAmountWriting } from '../../../parts/stakes/use-amount-writing.ts'
import { MOST_STAKES, readStakes, type StakeProblem } from './quick-stakes.ts'
import styles from './slip-settings.module.css'

/** The player's own recommended stakes of the slip's currency, saved with their settings. */
export function QuickStakesForm({ onSaved }: { onSaved: () => void }) {
  const t = useTranslations('slip.settings')
  const { stakeMoney } = useFormatting()
  const { session, alerts, report } = useServices()
  const writing = useAmountWriting()
  const code = useSlip((view) => view.slip.currency)
  const least = findCurrency(useSystemSettings(), code)?.minStake ?? NO_AMOUNT
  const stakes = useRecommendedStakes(code)
  const [texts, setTexts] = useState<readonly string[] | null>(null)
  const [isAsked, setIsAsked] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  if (writing === null) return null
  const shown = texts ?? stakes.map((stake) => written(stake, writing))
  const { problems, stakes: read } = readStakes(shown, writing, least)
  const words: Record<StakeProblem, string> = {
    invalid: t('invalid'),
    below: t('below', { amount: stakeMoney(least, code) }),
    twice: t('twice'),
  }

  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setIsAsked(true)
    if (read === null || isBusy) return
    setIsBusy(true)
    try {
      await session.saveSettings({ stakes: { [code]: [...read] } })
      alerts.queue.push({ tone: 'success', title: t('saved') })
      onSaved()
    } catch (error) {
      report(error)
      alerts.raiseError(error)
      setIsBusy(false)
    }
  }

  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void save(event)}>
      <h3 className={styles['title']}>{t('stakes', { currency: code })}</h3>
      <p className={styles['hint']}>{t('stakesHint')}</p>
      <ul className={styles['stakes']}>
        {shown.map((text, index) => (
          // Fields have no identity but their place.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className={styles['stake']}>
            <AmountField
              label={t('stake', { number: String(index + 1) })}
              hideLabel
              className={styles['amount']}
              value={text}
              placeholder={writing.zero}
              currency={writing.symbol}
              error={isAsked ? problemText(problems[index], words) : null}
              onValueChange={(next) => setTexts(shown.with(index, next))}
            />
            <IconButton
              icon="trash"
              label={t('remove', { number: String(index + 1) })}
              onClick={() => setTexts(shown.toSpliced(index, 1))}
            />
          </li>
        ))}
      </ul>
      {shown.length < MOST_STAKES && (
        <Button size="small" icon="plus" onClick={() => setTexts([...shown, ''])}>
          {t('add')}
        </Button>
      )}
      <Button tone="primary" type="submit" block loading={isBusy}>
        {t('save')}
      </Button>
    </form>
  )
}

function problemText(
  problem: StakeProblem | null | undefined,
  words: Record<StakeProblem, string>,
): string | null {
  return problem === null || problem === undefined ? null : words[problem]
}
