import { useQuery } from '@tanstack/react-query'
import type { Jackpot, JackpotHit } from '@touchline/contract'
import { Button } from '@touchline/ui'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { useServices } from '../../base/services.ts'
import { jackpotHitsQuery, jackpotsQuery } from '../../data/queries/jackpots.ts'
import { PrizesTexts } from '../../i18n/prizes-texts.tsx'
import { LoadFailed } from '../../parts/alerts/load-failed.tsx'
import { NothingOffered } from '../../parts/alerts/nothing-offered.tsx'
import { JackpotLevels } from '../../parts/jackpots/jackpot-levels.tsx'
import { useHasJackpots, useJackpots } from '../../parts/jackpots/use-jackpots.ts'
import { Waiting } from '../../parts/late/waiting.tsx'
import { useOddsText } from '../../preferences/price-text.ts'
import { useFormatting } from '../../preferences/use-formatting.ts'
import { usePercent } from '../../preferences/use-percent.ts'
import { DrawCheck, type AskedDraw } from './draw-check.tsx'
import styles from './jackpots-page.module.css'

/** FAIR-40: what can be won, who pays for it, who takes part, and how it is drawn, before any bet. */
export function JackpotsPage() {
  return (
    <Waiting>
      <PrizesTexts>
        <Article />
      </PrizesTexts>
    </Waiting>
  )
}

function Article() {
  const t = useTranslations('prizes.jackpots')
  const isOn = useHasJackpots()
  const jackpots = useJackpots()
  const listed = useQuery({ ...jackpotsQuery(useServices()), enabled: isOn })
  const isLost = listed.error !== null && listed.data === undefined
  const [asked, setAsked] = useState<AskedDraw | null>(null)
  return (
    <article className={styles['page']}>
      <h1 className={styles['title']}>{t('title')}</h1>
      {(!isOn || listed.data?.length === 0) && <NothingOffered title={t('none')} />}
      {isLost && <LoadFailed error={listed.error} onRetry={() => void listed.refetch()} />}
      {jackpots.map((jackpot) => (
        <section key={jackpot.id} className={styles['section']} aria-label={jackpot.name}>
          <h2 className={styles['name']}>
            <bdi>{jackpot.name}</bdi>
          </h2>
          <JackpotLevels jackpot={jackpot} />
          <Rules jackpot={jackpot} />
        </section>
      ))}
      {isOn && <Hits onCheck={setAsked} />}
      {jackpots.length > 0 && (
        <DrawCheck
          key={`${asked?.jackpotId ?? ''} ${asked?.betId ?? ''}`}
          jackpots={jackpots}
          asked={asked}
        />
      )}
    </article>
  )
}

function Rules({ jackpot }: { jackpot: Jackpot }) {
  const t = useTranslations('prizes.jackpots')
  const { money } = useFormatting()
  const odds = useOddsText()
  const percent = usePercent()
  const { levels, minStake, minOdds, currency } = jackpot
  const played = levels.filter(({ active }) => active)
  const share = played.reduce((sum, { contributionPpm }) => sum + contributionPpm, 0)
  return (
    <>
      <h3 className={styles['heading']}>{t('how')}</h3>
      <ul className={styles['rules']}>
        <li>{t('funding', { percent: percent(share / 1_000_000) })}</li>
        <li>{t('eligible', { stake: money(minStake, currency), odds: odds(minOdds) })}</li>
        <li>{t('chance')}</li>
        <li>{t('wins')}</li>
      </ul>
      <dl className={styles['promises']}>
        {played.toReversed().map(({ code, name, round, commitment }) => (
          <div key={code}>
            <dt>
              <bdi>{name}</bdi>: {t('promise', { round: String(round) })}
            </dt>
            <dd>
              <bdi dir="ltr">{commitment}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function Hits({ onCheck }: { onCheck: (asked: AskedDraw) => void }) {
  const t = useTranslations('prizes.jackpots')
  const services = useServices()
  const isOn = useHasJackpots()
  const { data: hits } = useQuery({ ...jackpotHitsQuery(services), enabled: isOn })
  if (hits === undefined) return null
  return (
    <section className={styles['section']}>
      <h2 className={styles['heading']}>{t('latest')}</h2>
      {hits.length === 0 && <p className={styles['hint']}>{t('noWins')}</p>}
      <ul className={styles['hits']}>
        {hits.map((hit) => (
          <Hit key={hit.id} hit={hit} onCheck={onCheck} />
        ))}
      </ul>
    </section>
  )
}

type HitProps = { hit: JackpotHit; onCheck: (asked: AskedDraw) => void }

function Hit({ hit, onCheck }: HitProps) {
  const t = useTranslations('prizes.jackpots')
  const { money, dateTime } = useFormatting()
  const { jackpotId, betId, levelName, amount, currency, createdAt, userHash } = hit
  return (
    <li className={styles['hit']}>
      <span>
        <bdi>{levelName}</bdi> <strong>{money(amount, currency)}</strong>
      </span>
      <span className={styles['hint']}>
        {dateTime(createdAt)} · {t('winner', { mark: userHash.slice(0, 6) })}
      </span>
      <Button size="small" icon="shield" onClick={() => onCheck({ jackpotId, betId })}>
        {t('verify')}
      </Button>
    </li>
  )
}
