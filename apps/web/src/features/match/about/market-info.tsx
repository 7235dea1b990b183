import type { Match } from '@touchline/contract'
import { Segmented, Select } from '@touchline/ui'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { MatchInfoTexts } from '../../../i18n/match-info-texts.tsx'
import { useLineText } from '../../../parts/odds/use-line-text.ts'
import type { Panel } from '../markets/market-panels.ts'
import { readSpecifier } from '../markets/specifier.ts'
import { Chances } from './chances.tsx'
import { Meanings } from './meanings.tsx'
import { PriceHistory } from './price-history.tsx'
import styles from './market-info.module.css'

type MarketInfoProps = { match: Match; panel: Panel }

/** What a market means, what its prices say, and how they have moved. */
export function MarketInfo(props: MarketInfoProps) {
  return (
    <MatchInfoTexts>
      <Sections {...props} />
    </MatchInfoTexts>
  )
}

const SECTIONS = ['meaning', 'chances', 'history'] as const

function Sections({ match, panel }: MarketInfoProps) {
  const t = useTranslations('matchInfo')
  const lineText = useLineText()
  const [section, setSection] = useState<(typeof SECTIONS)[number]>('meaning')
  const [specifier, setSpecifier] = useState<string | null>(null)
  const { markets } = panel
  const chosen = markets.find(({ market }) => market.specifier === specifier) ?? markets[0]
  if (chosen === undefined) return null
  const { market } = chosen
  const lines = markets.map(({ market: { specifier: value } }) => ({
    value,
    label: lineText(readSpecifier(value).line?.text) ?? value,
  }))
  return (
    <div className={styles['info']}>
      <h4 className={styles['title']}>
        <bdi>{panel.title}</bdi>
      </h4>
      <Segmented
        size="small"
        block
        label={t('about')}
        options={SECTIONS.map((value) => ({ value, label: t(`sections.${value}`) }))}
        value={section}
        onChange={setSection}
      />
      {panel.kind === 'lines' && lines.length > 1 && (
        <Select
          size="small"
          label={t('history.line')}
          options={lines}
          value={market.specifier}
          onChange={(event) => setSpecifier(event.target.value)}
        />
      )}
      {section === 'meaning' && <Meanings match={match} market={market} />}
      {section === 'chances' && <Chances market={market} />}
      {section === 'history' && <PriceHistory key={market.specifier} market={market} />}
    </div>
  )
}
