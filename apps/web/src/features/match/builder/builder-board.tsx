import { useQuery } from '@tanstack/react-query'
import type { Market, Match } from '@touchline/contract'
import { Skeleton } from '@touchline/ui'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'

import { BuilderScope, useBuilder } from '../../../player/bet-builder/builder-scope.tsx'
import { useServices } from '../../../base/services.ts'
import { customMarketsQuery } from '../../../data/queries/custom-markets.ts'
import { useSlip } from '../../../player/slip/use-slip.ts'
import { NoMarkets } from '../board/no-markets.tsx'
import { PanelColumns } from '../board/panel-columns.tsx'
import { useFolds } from '../board/use-folds.ts'
import { marketPanels } from '../markets/market-panels.ts'
import { splitByGroup } from './split-by-group.ts'
import styles from './builder-board.module.css'

/** CUST-07: the markets whose outcomes can be combined into one bet. */
export function BuilderBoard({ match }: { match: Match }) {
  const t = useTranslations('betBuilder')
  const services = useServices()
  const builder = useBuilder()
  const { data } = useQuery(customMarketsQuery(services, match.id))
  useEffect(() => services.builder.open(), [services])
  if (builder === null || data === undefined) return <Skeleton className={styles['waiting']} />
  if (data.length === 0) return <NoMarkets match={match} />
  return (
    <BuilderScope builder={builder}>
      <p className={styles['intro']}>{t('intro')}</p>
      <Panels match={match} markets={data} />
    </BuilderScope>
  )
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
