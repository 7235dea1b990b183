import { Link } from '@tanstack/react-router'
import { paidStartingPrice } from '@touchline/betting'
import { MATCH_STATUS, type PlacedBet, type PlacedSelection } from '@touchline/contract'
import { StatusPill } from '@touchline/ui'
import { useEffect, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { useLinks } from '../../../addresses/links.ts'
import { useMatch } from '@touchline/live/react'
import { followScore } from '../../../data/live/follow-score.ts'
import { isLotteryTicket } from '../../../data/lottery-ticket.ts'
import { BankerMark } from '../../../parts/bets/banker-mark.tsx'
import { LegTerms } from '../../../parts/bets/leg-terms.tsx'
import { LegScore } from '../../../parts/bets/leg-score.tsx'
import { useServices } from '../../../base/services.ts'
import { usePriceText } from '../../../preferences/price-text.ts'
import { useFormatting } from '../../../preferences/use-formatting.ts'
import { isLegAwaited, legPill, legStateKey } from '../bet-pill.ts'
import { LegProgress } from '../leg-progress/leg-progress.tsx'
import styles from './bet-card.module.css'
import { BetTime } from './bet-time.tsx'

type LegOnCard = {
  leg: PlacedSelection
  bet: PlacedBet
  isAwaited: boolean
}

/** A leg: how it stands, what was picked where, and the price of its own, where it has one. */
export function BetLeg({ bet, leg, isAwaited }: LegOnCard) {
  const t = useTranslations('myBets')
  const price = usePriceText()
  return (
    <li className={styles['leg']} data-leg-status={leg.status}>
      <StatusPill status={legPill(leg.status)} iconLabel={t(legStateKey(leg, isAwaited))} />
      <div className={styles['names']}>
        <span>
          <bdi className={styles['outcome']}>{leg.outcome.name}</bdi>
          <BankerMark bet={bet} legId={leg.id} />
        </span>
        <bdi className={styles['muted']}>{leg.market.name}</bdi>
        <LegTerms
          marketId={leg.market.id}
          specifier={leg.specifier}
          odds={leg.odds}
          race={leg.race}
          startingPrice={leg.race == null ? null : paidStartingPrice(leg.odds, leg.race)}
          hasBestOdds={leg.bestOdds === true}
          isOpen={leg.status === 'open'}
          className={styles['terms']}
        />
        {bet.type === 'custom_bet' ? (
          isAwaited && <LegProgress leg={leg} />
        ) : (
          <>
            <LegMatch leg={leg} isAwaited={isAwaited} />
            <LegState leg={leg} isAwaited={isAwaited}>
              <LegProgress leg={leg} />
            </LegState>
          </>
        )}
      </div>
      {bet.type !== 'custom_bet' && !isLotteryTicket(bet) && (
        <span className={styles['price']}>{price(leg.odds)}</span>
      )}
    </li>
  )
}

/** The one match of a built bet, above its legs. */
export function BuilderMatch({ bet }: { bet: PlacedBet }) {
  const leg = bet.selections.find((one) => isLegAwaited(bet, one)) ?? bet.selections[0]
  if (leg === undefined) return null
  const isAwaited = isLegAwaited(bet, leg)
  return (
    <div className={styles['match']}>
      <LegMatch leg={leg} isAwaited={isAwaited} />
      <LegState leg={leg} isAwaited={isAwaited} />
    </div>
  )
}

function LegMatch({ leg, isAwaited }: Pick<LegOnCard, 'leg' | 'isAwaited'>) {
  const { match } = leg
  const links = useLinks()
  useFollowedMatch(match.id, isAwaited)
  return (
    <Link
      {...links.match({ id: match.id, slug: match.slug, sport: { key: match.sportKey } })}
      className={styles['link']}
    >
      <bdi>{match.home}</bdi> – <bdi>{match.away}</bdi>
    </Link>
  )
}

type LegStateProps = Pick<LegOnCard, 'leg' | 'isAwaited'> & {
  /** Beside the score of a match in play. */
  children?: ReactNode
}

/** When the match begins, how it stands, how it ended: a line of its own, so that none of them moves another. */
function LegState({ leg, isAwaited, children }: LegStateProps) {
  const { match } = leg
  const { score } = useFormatting()
  const isLive = useMatch(match.id)?.status === MATCH_STATUS.live
  if (!isAwaited) {
    const final = leg.status === 'open' ? null : match.score
    return final && <span className={styles['final']}>{score(final.home, final.away)}</span>
  }
  return (
    <span className={styles['state']}>
      {isLive && <LegScore matchId={match.id} />}
      {isLive && children}
      {!isLive && match.status === MATCH_STATUS.prematch && (
        <BetTime at={match.startTime} className={styles['start']} />
      )}
    </span>
  )
}

/** An open leg's match is followed while its card is near the screen. */
function useFollowedMatch(matchId: string, isOpen: boolean): void {
  const services = useServices()
  useEffect(
    () => (isOpen ? followScore(services, matchId) : undefined),
    [services, matchId, isOpen],
  )
}
