import { useQuery } from '@tanstack/react-query'
import { Chip, ChipRow } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useServices } from '../../../base/services.ts'
import { listMarketsQuery } from '../../../data/queries/list-markets.ts'
import { browserStorages } from '../../../base/browser-storage.ts'
import { chooseMarket } from './chosen-markets.ts'
import { useChosenMarkets } from './use-list-choice.ts'

/** Which market the columns of a sport's lists show; the first one is the sport's own. */
export function MarketSwitch({ sportKey }: { sportKey: string }) {
  const t = useTranslations('catalogue')
  const chosen = useChosenMarkets().get(sportKey)
  const { data = [] } = useQuery(listMarketsQuery(useServices()))
  const markets = data.filter((market) => market.sportKey === sportKey)
  const [main] = markets
  if (main === undefined || markets.length === 1) return null
  const shown = markets.find(({ id }) => id === chosen) ?? main
  return (
    <ChipRow label={t('columns')} startLabel={t('scrollBack')} endLabel={t('scrollOn')}>
      {markets.map((market) => (
        <Chip
          key={market.id}
          selected={market === shown}
          onClick={() =>
            chooseMarket(sportKey, market === main ? null : market.id, browserStorages().session)
          }
        >
          {market.name}
        </Chip>
      ))}
    </ChipRow>
  )
}
