import { useQuery } from '@tanstack/react-query'
import { Icon } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useServices } from '../../../base/services.ts'
import { listMarketsQuery } from '../../../data/queries/list-markets.ts'
import { browserStorages } from '../../../base/browser-storage.ts'
import { chooseMarket } from './chosen-markets.ts'
import styles from './market-switch.module.css'
import { useChosenMarkets } from './use-list-choice.ts'

/** Which market the columns of a sport's lists show; the first one is the sport's own. */
export function MarketSwitch({ sportKey }: { sportKey: string }) {
  const t = useTranslations('catalogue')
  const chosen = useChosenMarkets().get(sportKey)
  const { data = [] } = useQuery(listMarketsQuery(useServices()))
  const markets = data.filter((market) => market.sportKey === sportKey)
  const [main] = markets
  if (main === undefined) return null
  const shown = markets.find(({ id }) => id === chosen) ?? main
  return (
    <span className={styles['box']}>
      <select
        aria-label={t('columns')}
        className={styles['select']}
        value={shown.id}
        onChange={({ target }) => {
          const id = Number(target.value)
          chooseMarket(sportKey, id === main.id ? null : id, browserStorages().session)
        }}
      >
        {markets.map((market) => (
          <option key={market.id} value={market.id}>
            {market.name}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" className={styles['caret']} />
    </span>
  )
}
