import { formatOdds, readOdds, toOdds, type OddsFormat } from '@touchline/betting'
import { TextField } from '@touchline/ui'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import type { Builder } from '../../../player/bet-builder/builder.ts'
import { usePreferences } from '../../../preferences/use-preferences.ts'
import { useSlip } from '../../../player/slip/use-slip.ts'
import { useStore } from '../../../base/use-store.ts'

/** Formats whose signs a keyboard for numbers does not have. */
const WITH_SIGNS: readonly OddsFormat[] = ['british', 'american', 'indonesian', 'malaysian']

/** What is typed as a percentage need not say so. */
function asTyped(text: string, format: OddsFormat): string {
  return format === 'percent' && !/[%٪％]\s*$/.test(text) ? `${text}%` : text
}

/** CUST-01: the price that the player asks for, written as they read prices. */
export function ProposedOdds({ builder }: { builder: Builder }) {
  const t = useTranslations('betBuilder')
  const format = usePreferences((preferences) => preferences.oddsFormat)
  const quote = useStore(builder.quotes, (state) => state.odds)
  const isProposed = useSlip(({ slip }) => slip.bets[0]?.isCustomOddsProposed ?? false)
  const asked = useSlip(({ slip }) => slip.bets[0]?.customOdds ?? null)
  const isBusy = useSlip(({ slip }) => slip.inProgress)
  const [typed, setTyped] = useState('')
  const [typedIn, setTypedIn] = useState(format)
  const [written, setWritten] = useState<number | null>(null)
  if (quote === null) return null
  // Another price than the one that was typed has taken its place, or the text would say another one.
  const isSaid = typedIn === format && (written === null ? !isProposed : written === asked)
  const isOwn = typed !== '' && isSaid
  const value = isOwn ? typed : isProposed && asked !== null ? formatOdds(asked, format) : ''

  function type(text: string) {
    const decimal = readOdds(asTyped(text, format), format)
    const odds = decimal === null ? null : toOdds(decimal)
    setTyped(text)
    setTypedIn(format)
    setWritten(odds)
    builder.slip.dispatch({ type: 'proposeOdds', odds })
  }

  return (
    <TextField
      label={t('yourPrice')}
      hint={t('yourPriceHint')}
      error={typed !== '' && isOwn && written === null ? t('notAPrice') : null}
      dir="ltr"
      inputMode={WITH_SIGNS.includes(format) ? 'text' : 'decimal'}
      autoComplete="off"
      disabled={isBusy}
      placeholder={formatOdds(quote, format)}
      value={value}
      onChange={(event) => type(event.target.value)}
    />
  )
}
