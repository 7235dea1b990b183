import { memo } from 'react'

import { MatchGroup } from '../group/match-group.tsx'
import type { ListGroup, ListSection } from '../list/list-section.ts'
import { cutChunks, pinnedRows } from '../list/plan-chunks.ts'
import { RowChunk } from '../list/row-chunk.tsx'
import { watchRows } from '../list/row-gate.ts'
import list from '../list/match-list.module.css'
import { SportCard, useCardTexts } from '../list/sport-card.tsx'
import { PeriodLabels } from './period-labels.tsx'
import { resultColumns } from './result-columns.ts'
import { ResultRow } from './result-row.tsx'
import styles from './result-row.module.css'

/** Finished matches in the order given: a card for each sport or day, or within one. */
export function ResultList({ sections }: { sections: readonly ListSection[] }) {
  const isInCard = useCardTexts() !== null
  const pinned = pinnedRows(sections.flatMap((section) => section.groups))
  const groups = (own: readonly ListGroup[]) =>
    own.map((group) => <Group key={group.id} group={group} pinned={pinned.get(group) ?? 0} />)
  if (isInCard) {
    return (
      <div className={styles['results']}>
        {sections.map(({ key, heading, groups: own }) => (
          <div key={key}>
            {heading !== null && <h2 className={list['day']}>{heading}</h2>}
            {groups(own)}
          </div>
        ))}
      </div>
    )
  }
  return (
    <div className={`${list['list']} ${styles['results']}`}>
      {sections.map(({ key, heading, groups: own }) => (
        <SportCard key={key} heading={<h2 className={list['name']}>{heading}</h2>} matches={[]}>
          {groups(own)}
        </SportCard>
      ))}
    </div>
  )
}

type GroupProps = { group: ListGroup; pinned: number }

/** A list grows at its end: its other groups stay as they are. */
const Group = memo(function Group({ group, pinned }: GroupProps) {
  const { id, label, title, star, matches } = group
  const columns = resultColumns(matches)
  return (
    <MatchGroup
      id={`results ${id}`}
      label={label}
      title={title}
      star={star}
      labels={<PeriodLabels columns={columns} rows={matches.length} />}
    >
      {cutChunks(matches, pinned).map(({ rows, pinned: isPinned }) => (
        <RowChunk key={rows[0]?.id} count={rows.length} pinned={isPinned} watch={watchRows}>
          {() => rows.map((match) => <ResultRow key={match.id} match={match} columns={columns} />)}
        </RowChunk>
      ))}
    </MatchGroup>
  )
})
