import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Match, ReadyBuilder } from '@touchline/contract'
import { classNames, Icon } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useLinks } from '../../../../addresses/links.ts'
import { useServices } from '../../../../base/services.ts'
import { readyBuildersQuery } from '../../../../data/queries/highlights.ts'
import { ReadyLegsList } from '../../../../parts/ready-builder/ready-legs-list.tsx'
import shared from '../../../../parts/ready-builder/ready-builder.module.css'
import { legsFragment } from '../../../../player/bet-builder/ready-legs.ts'
import { usePriceText } from '../../../../preferences/price-text.ts'
import { MatchLines } from './card-head.tsx'
import { Shelf } from './shelf.tsx'
import styles from './shelves.module.css'

const MATCHES = 8

/** Combinations of the great matches to come, each another kind than the one before. */
export function BuilderShelf() {
  const t = useTranslations('home')
  const query = useSuspenseQuery(readyBuildersQuery(useServices(), { limit: MATCHES }))
  const cards = query.data.flatMap(({ match, builders }, place) => {
    const builder = builders[place % builders.length]
    return builder === undefined ? [] : [{ match, builder }]
  })
  if (cards.length === 0) return null
  return (
    <Shelf title={t('builders')} hint={t('buildersHint')}>
      {cards.map(({ match, builder }) => (
        <BuilderCard key={match.id} match={match} builder={builder} isCurrent={!query.isError} />
      ))}
    </Shelf>
  )
}

type BuilderCardProps = {
  match: Match
  builder: ReadyBuilder
  /** The last question about the price was answered. */
  isCurrent: boolean
}

/** Leads to the match's builder, with these legs in it. */
function BuilderCard({ match, builder: { odds, legs }, isCurrent }: BuilderCardProps) {
  const t = useTranslations('home')
  const links = useLinks()
  const price = usePriceText()
  return (
    <Link
      {...links.match(match)}
      search={{ group: 'betBuilder' }}
      hash={legsFragment(legs)}
      className={classNames(styles['card'], styles['builder'])}
      data-kind="builder"
    >
      <span className={styles['match']}>
        <MatchLines match={match} />
      </span>
      <ReadyLegsList legs={legs} />
      <span className={shared['price']} data-stale={isCurrent ? undefined : true}>
        {t('build')} <strong>{isCurrent ? price(odds) : <Icon name="clock" />}</strong>
      </span>
    </Link>
  )
}
