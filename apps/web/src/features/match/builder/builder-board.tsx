import { useQuery } from '@tanstack/react-query'
import { NO_AMOUNT } from '@touchline/betting'
import type { Market, Match } from '@touchline/contract'
import { Skeleton } from '@touchline/ui'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useTranslations } from 'use-intl'

import { BuilderScope, useBuilder } from '../../../player/bet-builder/builder-scope.tsx'
import { useServices } from '../../../base/services.ts'
import { customMarketsQuery } from '../../../data/queries/custom-markets.ts'
import { readyBuildersQuery } from '../../../data/queries/highlights.ts'
import { pickLegs, readLegs } from '../../../player/bet-builder/ready-legs.ts'
import type { PickedOutcome } from '../../../player/slip/commands.ts'
import { useSlip } from '../../../player/slip/use-slip.ts'
import { NoMarkets } from '../board/no-markets.tsx'
import { PanelColumns } from '../board/panel-columns.tsx'
import { useFolds } from '../board/use-folds.ts'
import { marketPanels } from '../markets/market-panels.ts'
import { ReadyBuilders } from './ready-builders.tsx'
import { splitByGroup } from './split-by-group.ts'
import styles from './builder-board.module.css'

/** CUST-07: the markets whose outcomes can be combined into one bet. */
export function BuilderBoard({ match }: { match: Match }) {
  const t = useTranslations('betBuilder')
  const services = useServices()
  const builder = useBuilder()
  const { data } = useQuery(customMarketsQuery(services, match.id))
  // Asked along with the markets, so that nothing moves them when it comes.
  const ready = readyBuildersQuery(services, { matchId: match.id })
  const { isFetched } = useQuery({ ...ready, refetchInterval: false })
  useEffect(() => services.builder.open(), [services])
  const take = useTaking()
  useLegsOfAddress(match, data, take)
  const isThere = builder !== null && isFetched
  if (!isThere || data === undefined) return <Skeleton className={styles['waiting']} />
  if (data.length === 0) return <NoMarkets match={match} />
  return (
    <BuilderScope builder={builder}>
      <ReadyBuilders match={match} onTake={take} onClear={builder.slip.dispatch} />
      <p className={styles['intro']}>{t('intro')}</p>
      <Panels match={match} markets={data} />
    </BuilderScope>
  )
}

/** Puts these legs in place of those that the builder holds. */
function useTaking(): (picked: readonly PickedOutcome[]) => void {
  const { builder: builderSwitch, alerts } = useServices()
  const builder = useBuilder()
  return (picked) => {
    if ((builder?.slip.getState().slip.bets.length ?? 0) > 0) {
      builder?.slip.dispatch({ type: 'clear' })
    }
    builderSwitch.take(picked, NO_AMOUNT).catch((error: unknown) => alerts.raiseError(error))
  }
}

/** A link that the player followed from a ready-made builder names its legs: they are taken once. */
function useLegsOfAddress(
  match: Match,
  markets: readonly Market[] | undefined,
  take: (picked: readonly PickedOutcome[]) => void,
): void {
  const { alerts } = useServices()
  const navigate = useNavigate()
  const hash = useLocation({ select: (location) => location.hash })
  const isReady = useBuilder() !== null && markets !== undefined
  const bring = useEffectEvent((fragment: string) => {
    const legs = readLegs(fragment)
    if (legs.length === 0 || markets === undefined) return
    void navigate({ to: '.', search: true, hash: '', replace: true, resetScroll: false })
    const picked = pickLegs(match, markets, legs)
    if (picked !== null) return take(picked)
    alerts.queue.push({ tone: 'info', title: alerts.translate()('betBuilder.readyGone') })
  })
  useEffect(() => {
    if (isReady) bring(hash)
  }, [isReady, hash])
}

/** CUST-10: outcomes of other groups wait until the legs are taken out. */
function Panels({ match, markets }: { match: Match; markets: readonly Market[] }) {
  const t = useTranslations('betBuilder')
  const legs = useSlip(({ slip }) => slip.bets[0]?.selections)
  const mine = legs?.filter(({ matchId }) => matchId === match.id) ?? []
  const { open, apart } = splitByGroup(markets, mine)
  const { control: folds } = useFolds()
  return (
    <>
      <PanelColumns match={match} panels={marketPanels(open)} folds={folds} />
      {apart.length > 0 && (
        <>
          <p className={styles['intro']}>{t('apart')}</p>
          <div inert className={styles['apart']} data-custom-apart="">
            <PanelColumns match={match} panels={marketPanels(apart)} folds={folds} />
          </div>
        </>
      )}
    </>
  )
}
