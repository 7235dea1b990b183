import { intlLocale } from '@touchline/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'

import { useServices } from '../../base/services.ts'
import { sportsQuery } from '../../data/queries/catalogue.ts'
import { useSystemSettings } from '../../data/queries/system-settings.ts'
import { hasCustomBets } from '../../parts/ready-builder/has-custom-bets.ts'
import { useOddsText } from '../../preferences/price-text.ts'
import { useFormatting } from '../../preferences/use-formatting.ts'
import { InfoPage } from './info-page.tsx'
import styles from './info-page.module.css'
import { InfoSection } from './info-section.tsx'
import { workedExamples } from './worked-examples.ts'

/** INFO-01, FAIR-17: how bets are taken, settled and paid, with the figures of this installation. */
export function RulesPage() {
  return (
    <InfoPage name="rules">
      <Parts />
    </InfoPage>
  )
}

const PARTS = ['settlement', 'voids', 'retirement', 'errors', 'cashOut'] as const

function Parts() {
  const t = useTranslations('info.rules')
  const system = useSystemSettings()
  const { platform } = system
  return (
    <>
      <InfoSection title={t('accepting.title')}>
        <p>{t('accepting.text')}</p>
        <p>{t('accepting.live', { seconds: platform.liveDelayMs / 1000 })}</p>
        <OwnWaits />
      </InfoSection>
      <InfoSection title={t('types.title')}>
        {workedExamples({ customBets: hasCustomBets(system) }).map((example) => (
          <Example key={example.type} {...example} />
        ))}
      </InfoSection>
      <InfoSection title={t('limits.title')}>
        <Limits />
      </InfoSection>
      {PARTS.map((part) => (
        <InfoSection key={part} title={t(`${part}.title`)}>
          <p>{t(`${part}.text`)}</p>
        </InfoSection>
      ))}
    </>
  )
}

/** Sports in which a bet waits longer or shorter in play, by how long. */
function OwnWaits() {
  const t = useTranslations('info.rules.accepting')
  const services = useServices()
  const { liveDelayMs, liveDelaysBySport: own } = useSystemSettings().platform
  const enabled = Object.keys(own).length > 0
  const { data: sports = [] } = useQuery({ ...sportsQuery(services), enabled })
  const bySeconds = Map.groupBy(
    sports,
    ({ key, type }) => (own[key] ?? own[type] ?? liveDelayMs) / 1000,
  )
  bySeconds.delete(liveDelayMs / 1000)
  if (bySeconds.size === 0) return null
  const list = new Intl.ListFormat(intlLocale(services.page.locale))
  return (
    <>
      <p>{t('ownWaits')}</p>
      <ul className={styles['list']}>
        {[...bySeconds].map(([seconds, those]) => (
          <li key={seconds}>
            {t('waitOf', { seconds, sports: list.format(those.map(({ name }) => name)) })}
          </li>
        ))}
      </ul>
    </>
  )
}

function Example({ type, stake, odds, win }: ReturnType<typeof workedExamples>[number]) {
  const t = useTranslations('info.rules')
  const format = useFormatting()
  const oddsText = useOddsText()
  const { defaultCurrencyCode } = useSystemSettings()
  return (
    <div className={styles['example']}>
      <p>{t(`types.${type}`)}</p>
      <p className={styles['sum']}>
        <bdi>
          {format.stakeMoney(stake, defaultCurrencyCode)} ·{' '}
          {odds.map((price) => oddsText(price)).join(' · ')}
        </bdi>{' '}
        → <strong>{format.stakeMoney(win, defaultCurrencyCode)}</strong>
      </p>
    </div>
  )
}

function Limits() {
  const t = useTranslations('info.rules.limits')
  const { currencies } = useSystemSettings()
  const { stakeMoney } = useFormatting()
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          <th scope="col">{t('currency')}</th>
          <th scope="col">{t('least')}</th>
          <th scope="col">{t('most')}</th>
        </tr>
      </thead>
      <tbody>
        {currencies.map(({ code, minStake, maxPayout }) => (
          <tr key={code}>
            <th scope="row">{code}</th>
            <td>{stakeMoney(minStake, code)}</td>
            <td>{stakeMoney(maxPayout, code)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
