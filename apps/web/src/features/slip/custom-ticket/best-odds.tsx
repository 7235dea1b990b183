import { BET_ERROR } from '@touchline/contract'
import { Button } from '@touchline/ui'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'

import type { Builder } from '../../../player/bet-builder/builder.ts'
import { usePriceText } from '../../../preferences/price-text.ts'
import { useSlip } from '../../../player/slip/use-slip.ts'
import { useStore } from '../../../base/use-store.ts'
import styles from './custom-ticket.module.css'

/** CUST-09: after a refusal, the best price that would be taken, in one tap. */
export function BestOdds({ builder }: { builder: Builder }) {
  const t = useTranslations('betBuilder')
  const price = usePriceText()
  const { quotes } = builder
  const best = useStore(quotes, (state) => state.maxOdds)
  const isRefused = useSlip(({ failure }) => failure?.code === BET_ERROR.invalidCustomOdds)
  useEffect(() => {
    if (isRefused) quotes.refresh()
  }, [isRefused, quotes])
  if (!isRefused || best === null) return null
  return (
    <Button
      className={styles['best']}
      onClick={() => builder.slip.dispatch({ type: 'proposeOdds', odds: best })}
    >
      {t('takeBest', { price: price(best) })}
    </Button>
  )
}
