import type { SlipSelection } from '@touchline/betting'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { NO_AMOUNT } from '@touchline/betting'
import { Button } from '@touchline/ui'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { useServices } from '../../base/services.ts'
import { usePriceText } from '../../preferences/price-text.ts'
import { jointPriceQuery } from '../../data/queries/joint-price.ts'
import { builderLegs } from '../../player/slip/view.ts'
import { findPicked, lookUpSelections } from '../../player/slip/lookup.ts'
import { useSlip, useSlipDispatch } from '../../player/slip/use-slip.ts'

/** Two markets of one match cannot stand in a combo: one press makes them a bet builder. */
export function BuilderOffer() {
  const slip = useSlip((view) => view.slip)
  const offered = useSlip((view) => view.offered)
  const rules = useSlip((view) => view.rules)
  const legs = builderLegs({ slip, offered, rules })
  return legs.length > 1 ? <Offer legs={legs} /> : null
}

function Offer({ legs }: { legs: readonly SlipSelection[] }) {
  const t = useTranslations('slip')
  const price = usePriceText()
  const services = useServices()
  const dispatch = useSlipDispatch()
  const [isBusy, setIsBusy] = useState(false)
  const version = legs.map(({ id, odds, isSuspended }) => `${id} ${odds} ${isSuspended}`).join()
  const { data } = useQuery({
    ...jointPriceQuery(services, legs, version),
    placeholderData: keepPreviousData,
  })
  if (data?.kind === 'refused') return <p role="status">{data.text}</p>

  async function make() {
    const { api, builder, alerts, slip } = services
    const stake = slip.getState().slip.bets[0]?.stake ?? NO_AMOUNT
    setIsBusy(true)
    try {
      const found = findPicked(await lookUpSelections(api, legs), legs)
      const isTaken = found.length === legs.length && (await builder.take(found, stake))
      if (isTaken) for (const { id } of legs) dispatch({ type: 'removeSelection', selectionId: id })
    } catch (error) {
      alerts.raiseError(error)
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <Button block loading={isBusy} onClick={() => void make()}>
      {data === undefined
        ? t('builderOffer.make')
        : t('builderOffer.makeAt', { price: price(data.odds) })}
    </Button>
  )
}
