import { isBettable, type SlipSelection } from '@touchline/betting'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Button } from '@touchline/ui'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { useServices } from '../../base/services.ts'
import { usePriceText } from '../../preferences/price-text.ts'
import { jointPriceQuery } from '../../data/queries/joint-price.ts'
import { findPicked, lookUpSelections } from '../../player/slip/lookup.ts'
import type { SlipView } from '../../player/slip/view.ts'
import { useSlip, useSlipActions } from '../../player/slip/use-slip.ts'

/** Two markets of one match cannot stand in a combo: one press makes them a bet builder. */
export function BuilderOffer() {
  const bets = useSlip((view) => view.slip.bets)
  const blockers = useSlip((view) => view.blockers)
  const isOffered = useSlip(({ rules, slip }) => rules.customBetEnabled && !slip.inProgress)
  const legs = conflictLegs({ bets, blockers })
  const canBuild = isOffered && legs.every((leg) => isBettable(leg.matchStatus))
  return canBuild && legs.length > 1 ? <Offer legs={legs} /> : null
}

function Offer({ legs }: { legs: readonly SlipSelection[] }) {
  const t = useTranslations('slip')
  const price = usePriceText()
  const services = useServices()
  const { remove, getState } = useSlipActions()
  const [isBusy, setIsBusy] = useState(false)
  const version = legs.map(({ id, odds, isSuspended }) => `${id} ${odds} ${isSuspended}`).join()
  const { data } = useQuery({
    ...jointPriceQuery(services, legs, version),
    placeholderData: keepPreviousData,
  })
  if (data?.kind === 'refused') return <p role="status">{data.text}</p>

  async function make() {
    const { api, builder, alerts } = services
    const stake = getState().slip.bets[0]?.stake ?? 0n
    setIsBusy(true)
    try {
      const found = findPicked(await lookUpSelections(api, legs), legs)
      const isTaken = found.length === legs.length && (await builder.take(found, stake))
      if (isTaken) for (const { id } of legs) remove(id)
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

/** All legs of the first match that stands more than once in a bet. */
function conflictLegs({
  bets,
  blockers,
}: {
  bets: SlipView['slip']['bets']
  blockers: SlipView['blockers']
}): readonly SlipSelection[] {
  const legs = bets.flatMap((bet) => (bet.betType === 'custom_bet' ? [] : bet.selections))
  const conflict = blockers.find(({ code }) => code === 'same_match_conflict')
  const matchId = legs.find(({ id }) => id === conflict?.selectionId)?.matchId
  return legs.filter((leg) => leg.matchId === matchId)
}
