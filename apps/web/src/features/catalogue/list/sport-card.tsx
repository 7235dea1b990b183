import type { Match } from '@touchline/contract'
import { createContext, use, useMemo, type ReactNode } from 'react'

import { ColumnLabels } from '../group/column-labels.tsx'
import { columnTexts, type ColumnTexts, type GroupColumns } from '../group/market-columns.ts'
import { useGroupColumns } from '../group/use-group-columns.ts'
import styles from './match-list.module.css'

const NO_TEXTS: ColumnTexts = { main: '', second: '', third: '' }

const CardTexts = createContext<ColumnTexts | null>(null)

/** What the head of the card around says of the columns; null where a list stands in no card. */
export function useCardTexts(): ColumnTexts | null {
  return use(CardTexts)
}

type SportCardProps = {
  heading: ReactNode
  /** Beside the heading: which market the columns show. */
  end?: ReactNode
  /** What the columns are named after; nothing names none. */
  matches: readonly Match[]
  children: ReactNode
}

/** One sport: its name, its market and the columns stand once, and stay in sight above the rows. */
export function SportCard({ matches, ...card }: SportCardProps) {
  if (matches.length === 0) return <Card {...card} />
  return <CardWithColumns {...card} matches={matches} />
}

function CardWithColumns({ matches, ...card }: SportCardProps) {
  return <Card {...card} columns={useGroupColumns(matches)} />
}

type CardProps = Omit<SportCardProps, 'matches'> & { columns?: GroupColumns }

function Card({ heading, end, columns, children }: CardProps) {
  const { main, second, third } = columns === undefined ? NO_TEXTS : columnTexts(columns)
  const texts = useMemo(() => ({ main, second, third }), [main, second, third])
  return (
    <div className={styles['card']} data-third={columns?.third ? true : undefined}>
      <div className={styles['head']}>
        <div className={styles['title']}>
          <div className={styles['heading']}>{heading}</div>
          {end ?? (columns && <span className={styles['market']}>{columns.main.name}</span>)}
        </div>
        {columns && <ColumnLabels columns={columns} />}
      </div>
      <CardTexts value={texts}>{children}</CardTexts>
    </div>
  )
}
