import { type ReactElement, useState } from 'react'

import {
  Card,
  CardHeader,
  Chip,
  ChipRow,
  Flag,
  IconButton,
  LiveBadge,
  OddsCellPlaceholder,
  OddsGroup,
  SportIcon,
  TeamLogo,
} from '../src/index.ts'
import styles from './gallery.module.css'
import { MovingOdds } from './moving-odds.tsx'

const sports = [
  ['soccer', 'Football', 312],
  ['tennis', 'Tennis', 88],
  ['basketball', 'Basketball', 41],
  ['ice-hockey', 'Ice hockey', 36],
  ['volleyball', 'Volleyball', 22],
  ['handball', 'Handball', 19],
  ['table-tennis', 'Table tennis', 64],
  ['darts', 'Darts', 8],
  ['cricket', 'Cricket', 5],
  ['counter-strike', 'Counter-Strike', 17],
  ['horse-racing', 'Racing', 44],
  ['lottery', 'Lotteries', 6],
] as const

type Match = {
  id: string
  home: string
  away: string
  score?: [number, number]
  clock: string
  odds: readonly (number | null)[]
  more: number
}

const matches: readonly Match[] = [
  {
    id: '1',
    home: 'Manchester United',
    away: 'Arsenal',
    score: [1, 2],
    clock: '67′',
    odds: [5250, 3900, 1615],
    more: 187,
  },
  {
    id: '2',
    home: 'Borussia Mönchengladbach',
    away: 'TSG 1899 Hoffenheim',
    clock: 'Today 20:45',
    odds: [2100, 3450, 3300],
    more: 241,
  },
  {
    id: '3',
    home: 'Beşiktaş',
    away: 'Fenerbahçe',
    clock: 'Tomorrow 18:00',
    odds: [2750, null, 2480],
    more: 96,
  },
]

export function MatchesPart(): ReactElement {
  const [sport, setSport] = useState<string>('soccer')
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set(['2:1::1']))

  function toggle(outcomeId: string) {
    const next = new Set(taken)
    if (!next.delete(outcomeId)) next.add(outcomeId)
    setTaken(next)
  }

  return (
    <>
      <ChipRow label="Sports" startLabel="Earlier sports" endLabel="More sports">
        {sports.map(([key, name, count]) => (
          <Chip
            key={key}
            selected={sport === key}
            icon={<SportIcon sportKey={key} />}
            count={count}
            onClick={() => setSport(key)}
          >
            {name}
          </Chip>
        ))}
      </ChipRow>
      <Card>
        <CardHeader
          title="England · Premier League"
          start={<Flag countryCode="GB-ENG" />}
          end={<IconButton size="small" icon="star-filled" label="Favourite" pressed />}
        />
        {matches.map((match) => (
          <MatchRow key={match.id} match={match} taken={taken} onPress={toggle} />
        ))}
      </Card>
    </>
  )
}

type MatchRowProps = {
  match: Match
  taken: ReadonlySet<string>
  onPress: (outcomeId: string) => void
}

function MatchRow({ match, taken, onPress }: MatchRowProps): ReactElement {
  const { id, home, away, score, clock, odds, more } = match
  return (
    <div className={styles['match']}>
      <div className={styles['when']}>
        {score ? <LiveBadge label="Live" detail={clock} /> : clock}
      </div>
      <div>
        {[home, away].map((team, index) => (
          <div key={team} className={styles['team']}>
            <TeamLogo name={team} />
            <bdi title={team}>{team}</bdi>
            <strong>{score?.[index]}</strong>
          </div>
        ))}
      </div>
      <OddsGroup label="Match result" columns={3} className={styles['odds']}>
        {odds.map((price, index) => {
          const outcomeId = `${id}:1::${index + 1}`
          return price === null ? (
            <OddsCellPlaceholder key={outcomeId} />
          ) : (
            <MovingOdds
              key={outcomeId}
              odds={price}
              state="open"
              direction={price === 1615 ? 'up' : price === 5250 ? 'down' : undefined}
              selected={taken.has(outcomeId)}
              outcomeId={outcomeId}
              accessibleName={`${['1', 'X', '2'][index]}, Match result, ${home} – ${away}`}
              onPress={onPress}
            />
          )
        })}
      </OddsGroup>
      <span className={styles['more']}>+{more}</span>
    </div>
  )
}
