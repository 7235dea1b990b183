import { useQuery } from '@tanstack/react-query'
import { amountOf, isMarketGone, RACE_MARKETS, timesAmount } from '@touchline/betting'
import { MATCH_STATUS, type Market, type Match, type Race } from '@touchline/contract'
import { Badge, Flag } from '@touchline/ui'
import { marketKey } from '@touchline/live'
import { useLive, useMarketKeys } from '@touchline/live/react'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'

import { useServices } from '../../base/services.ts'
import { useLiveMarkets, useLiveMatch } from '../../data/live/use-follow.ts'
import { raceQuery } from '../../data/queries/racing.ts'
import { RacingTexts } from '../../i18n/racing-texts.tsx'
import { useSystemSettings } from '../../data/queries/system-settings.ts'
import { Waiting } from '../../parts/late/waiting.tsx'
import { useFormatting } from '../../preferences/use-formatting.ts'
import { Countdown, RaceFacts } from './race-place.tsx'
import { RaceTrack } from './race-track.tsx'
import { RunnerRow, type RaceMarkets } from './runner-row.tsx'
import styles from './racing.module.css'

const EURO = amountOf(100n)

/** RACE-01: the card of a race with its prices, the race itself, and its result. */
export function RacePage({ match }: { match: Match }) {
  return (
    <Waiting>
      <RacingTexts>
        <Card match={match} />
      </RacingTexts>
    </Waiting>
  )
}

function Card({ match }: { match: Match }) {
  const services = useServices()
  const query = raceQuery(services, match.id)
  const { data: race } = useQuery(query)
  const live = useLiveMatch(match)
  const markets = useRaceMarkets(match.id)
  const { queryClient } = services
  const { status, stage } = live
  // A result is told by the card, and a runner that is taken out makes new markets.
  const asked = `${status} ${stage ?? ''} ${markets.win?.specifier ?? ''}`
  const seen = useRef(asked)
  useEffect(() => {
    if (seen.current === asked) return
    seen.current = asked
    void queryClient.invalidateQueries({ queryKey: raceQuery(services, match.id).queryKey })
  }, [asked, match.id, queryClient, services])
  if (race === undefined) return null
  const shown = { ...race, status, stage }
  const running = live.situation?.running
  return (
    <article className={styles['page']}>
      <RaceHead race={shown} />
      <Terms race={race} />
      {status === MATCH_STATUS.live && running !== undefined && (
        <RaceTrack race={race} running={running} />
      )}
      <Runners match={match} race={shown} markets={markets} />
    </article>
  )
}

function RaceHead({ race }: { race: Race }) {
  const t = useTranslations('racing')
  const { time, money } = useFormatting()
  const { course, countryCode, name, startTime, prize } = race
  return (
    <header className={styles['head']}>
      <h1 className={styles['title']}>
        <Flag countryCode={countryCode} />
        <span>
          <bdi>{course}</bdi> · <bdi>{name}</bdi>
        </span>
      </h1>
      <p className={styles['when']}>
        <time dateTime={startTime}>{time(startTime)}</time>
        <Countdown race={race} />
      </p>
      <p>
        <RaceFacts race={race} />
        <span className={styles['facts']}>
          {' '}
          · {t('prize', { amount: money(timesAmount(EURO, BigInt(prize)), 'EUR') })}
        </span>
      </p>
    </header>
  )
}

function Terms({ race: { terms } }: { race: Race }) {
  const t = useTranslations('racing')
  const { features } = useSystemSettings()
  return (
    <ul className={styles['terms']}>
      <li>
        {terms === null
          ? t('winOnly')
          : t('terms', { places: String(terms.places), part: String(terms.part) })}
      </li>
      <li>{t('ruleFour')}</li>
      {features['best_odds_guaranteed'] === true && (
        <li>
          <Badge tone="success">{t('bestOdds.mark')}</Badge> {t('bestOdds.race')}
        </li>
      )}
    </ul>
  )
}

type RunnersProps = { match: Match; race: Race; markets: RaceMarkets }

function Runners({ match, race, markets }: RunnersProps) {
  const t = useTranslations('racing')
  const isOver = race.runners.some(({ place }) => place !== null)
  const last = race.runners.length + 1
  const rank = (runner: Race['runners'][number]) =>
    runner.withdrawn !== null ? last : isOver ? (runner.place ?? last) : 0
  const runners = race.runners.toSorted((x, y) => rank(x) - rank(y) || x.number - y.number)
  return (
    <section className={styles['runners']} aria-label={t(isOver ? 'results' : 'title')}>
      {!isOver && (
        <div className={styles['columns']} aria-hidden>
          <span>{t('win')}</span>
          {race.terms !== null && <span>{t('eachWay')}</span>}
          {race.terms !== null && <span>{t('place')}</span>}
        </div>
      )}
      <ul className={styles['list']}>
        {runners.map((runner) => (
          <RunnerRow
            key={runner.outcomeId}
            match={match}
            runner={runner}
            markets={isOver ? null : markets}
            isOnlyWin={race.terms === null}
          />
        ))}
      </ul>
    </section>
  )
}

/** The markets on the field as it stands: those on an earlier one take no bets any more. */
function useRaceMarkets(matchId: string): RaceMarkets {
  const listed = useLiveMarkets(matchId)
  const { store } = useLive()
  const keys = useMarketKeys(matchId)
  const known = new Map(listed.map((market) => [marketKey(market), market]))
  const pushed = keys.flatMap((key): readonly Market[] => {
    const market = known.get(key) ?? store.market(key)?.definition
    return market == null ? [] : [market]
  })
  // The first render is of the snapshot, as the server's was: no row grows when prices come.
  const markets = keys.length === 0 ? listed : pushed
  const latest = (id: number) =>
    markets
      .filter((market) => market.id === id && !isMarketGone(market.status))
      .toSorted((x, y) => fieldOf(x) - fieldOf(y))[0]
  return {
    win: latest(RACE_MARKETS.win),
    eachWay: latest(RACE_MARKETS.eachWay),
    place: latest(RACE_MARKETS.place),
  }
}

function fieldOf({ specifier }: Market): number {
  return Number(/field=(\d+)/.exec(specifier)?.[1] ?? 0)
}
