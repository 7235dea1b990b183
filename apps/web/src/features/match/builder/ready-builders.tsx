import { useQuery } from '@tanstack/react-query'
import type { Match, ReadyBuilder, ReadyLeg } from '@touchline/contract'
import { useLive } from '@touchline/live/react'
import { ChipRow, Icon, VisuallyHidden } from '@touchline/ui'
import { useCallback, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'

import { useServices } from '../../../base/services.ts'
import { readyBuildersQuery } from '../../../data/queries/highlights.ts'
import { legsText, ReadyLegsList } from '../../../parts/ready-builder/ready-legs-list.tsx'
import shared from '../../../parts/ready-builder/ready-builder.module.css'
import type { Builder } from '../../../player/bet-builder/builder.ts'
import { readyLegId } from '../../../player/bet-builder/ready-legs.ts'
import type { PickedOutcome } from '../../../player/slip/commands.ts'
import { useSlip } from '../../../player/slip/use-slip.ts'
import { usePriceText } from '../../../preferences/price-text.ts'
import styles from './ready-builders.module.css'

/** Answers of the backend are a second old at most; there is nothing to hear sooner. */
const ASK_AGAIN_MS = 1200

type ReadyBuildersProps = {
  match: Match
  onTake: (picked: readonly PickedOutcome[]) => void
  onClear: Builder['slip']['dispatch']
}

/** Combinations to begin with, in one press. */
export function ReadyBuilders({ match, onTake, onClear }: ReadyBuildersProps) {
  const t = useTranslations('betBuilder')
  const tLists = useTranslations('catalogue')
  const services = useServices()
  const query = readyBuildersQuery(services, { matchId: match.id })
  const { data } = useQuery(query)
  const legs = useSlip(({ slip }) => slip.bets[0]?.selections)
  const builders = data?.[0]?.builders ?? []
  if (builders.length === 0) return null
  const held = new Set(legs?.map(({ id }) => id))
  const isHeld = (builder: ReadyBuilder) =>
    held.size === builder.legs.length && builder.legs.every((leg) => held.has(readyLegId(leg)))
  return (
    <section className={styles['ready']} aria-label={t('ready')} data-offer="">
      <ChipRow label={t('ready')} startLabel={tLists('scrollBack')} endLabel={tLists('scrollOn')}>
        {builders.map((builder) => (
          <Card
            key={builder.legs.map(readyLegId).join()}
            builder={builder}
            query={query}
            isHeld={isHeld(builder)}
            onPress={() =>
              isHeld(builder) ? onClear({ type: 'clear' }) : onTake(pickedOf(match, builder.legs))
            }
          />
        ))}
      </ChipRow>
    </section>
  )
}

function pickedOf(match: Match, legs: readonly ReadyLeg[]): readonly PickedOutcome[] {
  return legs.flatMap(({ market, outcomeId }) => {
    const outcome = market.outcomes.find(({ id }) => id === outcomeId)
    return outcome === undefined ? [] : [{ match, market, outcome }]
  })
}

type CardProps = {
  builder: ReadyBuilder
  query: ReturnType<typeof readyBuildersQuery>
  isHeld: boolean
  onPress: () => void
}

/** A price of legs of which one has moved is none any more: a clock says that another one comes. */
function Card({ builder: { odds, legs }, query, isHeld, onPress }: CardProps) {
  const t = useTranslations('betBuilder')
  const price = usePriceText()
  const isCurrent = useArePricesCurrent(legs)
  const refetchInterval = isCurrent ? false : ASK_AGAIN_MS
  useQuery({ ...query, refetchInterval, notifyOnChangeProps: [] })
  return (
    <article className={styles['card']} data-ready-builder="">
      <ReadyLegsList legs={legs} />
      <button
        type="button"
        className={shared['price']}
        aria-pressed={isHeld}
        data-stale={isCurrent ? undefined : true}
        onClick={onPress}
      >
        {isHeld && <Icon name="check" />}
        <span>
          {t(isHeld ? 'inBuilder' : 'putInBuilder')}
          <VisuallyHidden>{`: ${legsText(legs)} `}</VisuallyHidden>
        </span>
        <strong data-odds={isCurrent ? odds : undefined}>
          {isCurrent ? price(odds) : <Icon name="clock" label={t('stillAsking')} />}
        </strong>
      </button>
    </article>
  )
}

/** Whether every leg still costs, openly, what it did when they were priced together. */
function useArePricesCurrent(legs: readonly ReadyLeg[]): boolean {
  const { outcomes } = useLive().store
  const subscribe = useCallback(
    (listener: () => void) => {
      const leave = legs.map((leg) => outcomes.subscribe(readyLegId(leg), listener))
      return () => leave.forEach((stop) => stop())
    },
    [outcomes, legs],
  )
  const read = () =>
    legs.every((leg) => {
      const now = outcomes.get(readyLegId(leg))
      const priced = leg.market.outcomes.find(({ id }) => id === leg.outcomeId)?.odds
      return now === undefined || (now.state === 'open' && now.odds === priced)
    })
  return useSyncExternalStore(subscribe, read, () => true)
}
