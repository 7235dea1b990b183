import { Link } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { isMatchOpen } from '@touchline/betting'
import { MATCH_STATUS, type RaceSummary } from '@touchline/contract'
import { Button, Flag } from '@touchline/ui'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'

import { useLinks } from '../../addresses/links.ts'
import { useServices } from '../../base/services.ts'
import { racesQuery } from '../../data/queries/racing.ts'
import { RacingTexts } from '../../i18n/racing-texts.tsx'
import { LoadFailed } from '../../parts/alerts/load-failed.tsx'
import { NothingOffered } from '../../parts/alerts/nothing-offered.tsx'
import { Waiting } from '../../parts/late/waiting.tsx'
import { useOddsText } from '../../preferences/price-text.ts'
import { useFormatting } from '../../preferences/use-formatting.ts'
import { Countdown, RaceFacts } from './race-place.tsx'
import styles from './racing.module.css'
import { Silks } from './silks.tsx'

const NEXT = 6
/** Results of the last half hour or so; who looks for another one asks for all. */
const LAST = 6

/** RACE-01: what goes off next, the meetings, and what has been run. */
export function RacingPage() {
  return (
    <Waiting>
      <RacingTexts>
        <Races />
      </RacingTexts>
    </Waiting>
  )
}

function Races() {
  const t = useTranslations('racing')
  const { data, error, refetch } = useQuery(racesQuery(useServices()))
  const races = data ?? []
  const open = races.filter(({ status }) => isMatchOpen(status))
  const over = races.filter(({ status }) => !isMatchOpen(status))
  const meetings = [...Map.groupBy(open, ({ course }) => course).entries()]
  return (
    <article className={styles['page']}>
      <h1 className={styles['title']}>{t('title')}</h1>
      {data?.length === 0 && <NothingOffered title={t('none')} />}
      {data === undefined && error !== null && (
        <LoadFailed error={error} onRetry={() => void refetch()} />
      )}
      {open.length > 0 && (
        <section className={styles['section']}>
          <h2 className={styles['heading']}>{t('next')}</h2>
          <ul className={styles['next']}>
            {open.slice(0, NEXT).map((race) => (
              <li key={race.id}>
                <NextRace race={race} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {meetings.length > 0 && (
        <section className={styles['section']}>
          <h2 className={styles['heading']}>{t('meetings')}</h2>
          <ul className={styles['list']}>
            {meetings.map(([course, own]) => (
              <Meeting key={course} course={course} races={own} />
            ))}
          </ul>
        </section>
      )}
      {over.length > 0 && (
        <section className={styles['section']}>
          <h2 className={styles['heading']}>{t('results')}</h2>
          <Results races={over} />
        </section>
      )}
    </article>
  )
}

function useRaceLink({ id, slug, sportKey }: RaceSummary) {
  return useLinks().match({ id, slug, sport: { key: sportKey } })
}

function NextRace({ race }: { race: RaceSummary }) {
  const { time } = useFormatting()
  const { course, countryCode, name, startTime } = race
  return (
    <Link {...useRaceLink(race)} className={styles['card']}>
      <span className={styles['cardHead']}>
        <Flag countryCode={countryCode} />
        <bdi className={styles['course']}>{course}</bdi>
        <Countdown race={race} />
      </span>
      <span>
        <time dateTime={startTime}>{time(startTime)}</time> · <bdi>{name}</bdi>
      </span>
      <RaceFacts race={race} />
    </Link>
  )
}

function Meeting({ course, races }: { course: string; races: readonly RaceSummary[] }) {
  return (
    <li className={styles['meeting']}>
      <span className={styles['cardHead']}>
        <Flag countryCode={races[0]?.countryCode ?? null} />
        <bdi className={styles['course']}>{course}</bdi>
      </span>
      <ul className={styles['times']}>
        {races.map((race) => (
          <li key={race.id}>
            <RaceTime race={race} />
          </li>
        ))}
      </ul>
    </li>
  )
}

function RaceTime({ race }: { race: RaceSummary }) {
  const { time } = useFormatting()
  const { course, name, startTime, status } = race
  return (
    <Link
      {...useRaceLink(race)}
      className={styles['time']}
      aria-label={`${course}, ${name}, ${time(startTime)}`}
      data-live={status === MATCH_STATUS.live || undefined}
    >
      <time dateTime={startTime}>{time(startTime)}</time>
    </Link>
  )
}

function Results({ races }: { races: readonly RaceSummary[] }) {
  const t = useTranslations('racing')
  const [isAll, setIsAll] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (isAll) list.current?.children[LAST]?.querySelector('a')?.focus()
  }, [isAll])
  return (
    <>
      <ul ref={list} className={styles['list']}>
        {(isAll ? races : races.slice(0, LAST)).map((race) => (
          <Result key={race.id} race={race} />
        ))}
      </ul>
      {!isAll && races.length > LAST && (
        <Button className={styles['all']} onClick={() => setIsAll(true)}>
          {t('allResults')}
        </Button>
      )}
    </>
  )
}

function Result({ race }: { race: RaceSummary }) {
  const t = useTranslations('racing')
  const { time } = useFormatting()
  const odds = useOddsText()
  const { course, countryCode, name, startTime, placed } = race
  return (
    <li className={styles['result']}>
      <Link {...useRaceLink(race)} className={styles['resultHead']}>
        <Flag countryCode={countryCode} />
        <time dateTime={startTime}>{time(startTime)}</time>
        <span>
          <bdi>{course}</bdi> · <bdi>{name}</bdi>
        </span>
      </Link>
      <ol className={styles['placed']}>
        {placed.map((runner) => (
          <li key={runner.number}>
            <span className={styles['rank']}>{t('placing', { place: String(runner.place) })}</span>
            <Silks number={runner.silks} />
            <bdi>{runner.name}</bdi>
            {runner.startingPrice !== null && (
              <span className={styles['muted']}>
                {t('startingPrice', { price: odds(runner.startingPrice) })}
              </span>
            )}
          </li>
        ))}
      </ol>
    </li>
  )
}
