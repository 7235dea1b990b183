import type { PlacedBet } from '@touchline/contract'
import { Button, Checkbox, Icon, VisuallyHidden } from '@touchline/ui'
import type { KeyboardEvent } from 'react'
import { useTranslations } from 'use-intl'

import { useServices } from '../../../base/services.ts'
import { chooseTakesDrops } from '../../../preferences/preferences.ts'
import { useFormatting } from '../../../preferences/use-formatting.ts'
import { usePreferences } from '../../../preferences/use-preferences.ts'
import styles from './cash-out.module.css'
import { useCashOut, type CashOutState } from './use-cash-out.ts'

/** An open bet can be given back for what is offered, by two presses of one button. */
export function CashOut({ bet }: { bet: PlacedBet }) {
  const state = useCashOut(bet)
  return state === null ? null : <CashOutButton state={state} currency={bet.currency} />
}

function CashOutButton({ state, currency }: { state: CashOutState; currency: string }) {
  const t = useTranslations('myBets.cashOut')
  const { money } = useFormatting()
  const { mode, amount, least, failure, press, forget } = state
  const isAsked = mode === 'asked'
  const values = { amount: amount === null ? '' : money(amount, currency) }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isAsked) return
    event.stopPropagation()
    forget()
  }
  return (
    <div ref={handFocusOver} data-cash-out={mode}>
      <div className={styles['offer']}>
        <Button
          block
          tone={isAsked ? 'commit' : 'secondary'}
          loading={mode === 'busy'}
          aria-disabled={mode === 'suspended'}
          onClick={(event) => press(event.detail > 1)}
          onKeyDown={onKeyDown}
        >
          {t(LABELS[mode], values)}
        </Button>
        {isAsked && <span className={styles['time']} aria-hidden />}
      </div>
      {(isAsked || mode === 'changed') && least !== undefined && (
        <TakeDrops least={money(least, currency)} />
      )}
      {failure !== null && !isAsked && (
        <p className={styles['failure']}>
          <Icon name="alert-circle" />
          {failure.message ?? t('failed')}
        </p>
      )}
      <VisuallyHidden role="status">{SPOKEN[mode] && t(SPOKEN[mode], values)}</VisuallyHidden>
    </div>
  )
}

/** Remembered: in a fast match the offer falls faster than anybody presses twice. */
function TakeDrops({ least }: { least: string }) {
  const t = useTranslations('myBets.cashOut')
  const { preferences } = useServices()
  const takesDrops = usePreferences((state) => state.takesDrops)
  return (
    <Checkbox
      className={styles['drops']}
      label={t('takeDrops', { least })}
      checked={takesDrops}
      onChange={(event) => chooseTakesDrops(preferences, event.target.checked)}
    />
  )
}

const LABELS = {
  offered: 'offer',
  asked: 'confirm',
  changed: 'offer',
  busy: 'busy',
  suspended: 'suspended',
} as const

/** Offers move all the time; only what answers the player is said. */
const SPOKEN = {
  offered: null,
  asked: 'confirmHint',
  changed: 'changed',
  busy: 'busy',
  suspended: null,
} as const

/** A bet that is cashed out has no button any more: the focus stays on its card. */
function handFocusOver(element: HTMLElement | null) {
  return () => {
    if (element?.contains(document.activeElement)) element.closest('article')?.focus()
  }
}
