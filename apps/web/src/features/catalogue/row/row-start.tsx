import { MATCH_STATUS, type Match } from '@touchline/contract'
import type { LiveMatch } from '@touchline/live'
import { LiveDot } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { minuteText } from '../../../base/clock/clock-text.ts'
import { useMinute } from '../../../base/clock/use-minute.ts'
import { useTick } from '../../../base/clock/use-tick.ts'
import { useLiveMatch } from '../../../data/live/use-follow.ts'
import { useFormatting } from '../../../preferences/use-formatting.ts'
import { statusText } from '../../../data/live/status-text.ts'
import { lateComponent } from '../../../parts/late/late-component.tsx'
import { useLastGoal, type Goal } from './last-goal.ts'
import { matchProgress } from './match-progress.ts'
import styles from './row-start.module.css'

type Note = { match: Match; goal: Goal; stage: string | null }

/** Most visits see no goal fall; until it is there the period stays. */
const GoalNote = lateComponent<Note>(
  async () => (await import('./goal-note.tsx')).GoalNote,
  ({ stage }) => <Stage stage={stage} />,
)

/** When it starts, or how far it is. */
export function RowStart({ match }: { match: Match }) {
  const live = useLiveMatch(match)
  const t = useTranslations('catalogue.status')
  if (live.status === MATCH_STATUS.prematch) return <KickOff startTime={match.startTime} />
  if (live.status === MATCH_STATUS.live) {
    return <InPlay match={match} live={live} />
  }
  const { status, clock, sportKey } = live
  return (
    <span className={styles['start']}>
      {status === MATCH_STATUS.stopped && clock !== null && (
        <bdi className={styles['time']}>
          {minuteText(clock, sportKey, Date.parse(clock.updatedAt))}
        </bdi>
      )}
      <span className={styles['over']}>{statusText(t, live)}</span>
    </span>
  )
}

function KickOff({ startTime }: { startTime: string }) {
  const { kickOff, kickOffDay, time } = useFormatting()
  return (
    <time className={styles['start']} dateTime={startTime} title={kickOff(startTime)}>
      <span>{kickOffDay(startTime)}</span>
      <span className={styles['time']}>{time(startTime)}</span>
    </time>
  )
}

function InPlay({ match, live }: { match: Match; live: LiveMatch }) {
  const { clock, sportKey, stage, situation, currentServer } = live
  // In cricket the stage says both, which no row has the room for.
  const overs = situation?.overs?.[currentServer ?? 'home']
  const goal = useLastGoal(live)
  const t = useTranslations('words')
  const minute = useMinute(clock, sportKey)
  const played = useTick((now) => matchProgress(live, match.maxPeriodNumber, now))
  return (
    <span className={styles['start']}>
      {played !== null && (
        <span aria-hidden className={styles['progress']} style={{ '--played': `${played}%` }} />
      )}
      <span className={styles['live']}>
        <LiveDot />
        <bdi>{minute ?? overs ?? t('live')}</bdi>
      </span>
      {goal !== null && (
        <GoalNote
          key={`${live.totalScore?.home}:${live.totalScore?.away}`}
          match={match}
          goal={goal}
          stage={stage}
        />
      )}
      {goal === null && <Stage stage={stage} shown={overs && live.periodScores.at(-1)?.name} />}
    </span>
  )
}

type StageProps = {
  stage: string | null
  /** Of it, where that is too long. */ shown?: string | undefined
}

function Stage({ stage, shown = stage ?? undefined }: StageProps) {
  if (stage === null) return null
  return (
    <span className={styles['stage']} title={stage}>
      {shown}
    </span>
  )
}
