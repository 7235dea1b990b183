import { memo } from 'react'

import { ColumnLabels } from '../group/column-labels.tsx'
import { MatchGroup } from '../group/match-group.tsx'
import { useGroupColumns } from '../group/use-group-columns.ts'
import { MatchRow } from '../row/match-row.tsx'
import type { ListGroup, ListSection } from './list-section.ts'
import { cutChunks, pinnedRows } from './plan-chunks.ts'
import { RowChunk, type WatchRows } from './row-chunk.tsx'
import styles from './match-list.module.css'

type MatchListProps = {
  sections: readonly ListSection[]
  /** Ids of matches that left the list and keep their places. */
  ended?: ReadonlySet<string> | undefined
  watch?: WatchRows
}

const NONE: ReadonlySet<string> = new Set()

/** Matches under their groups and headings, in the order given. */
export function MatchList({ sections, ended = NONE, watch }: MatchListProps) {
  const pinned = pinnedRows(sections.flatMap((section) => section.groups))
  return (
    <div className={styles['list']}>
      {sections.map(({ key, heading, end, groups: own }) => (
        <div key={key} className={styles['section']}>
          {heading !== null && (
            <div className={styles['head']}>
              <h2 className={styles['heading']}>{heading}</h2>
              {end}
            </div>
          )}
          {own.map((group) => (
            <Group
              key={group.id}
              group={group}
              pinned={pinned.get(group) ?? 0}
              ended={ended}
              watch={watch}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

type GroupProps = {
  group: ListGroup
  /** So many of its rows are in the document always. */
  pinned: number
  ended: ReadonlySet<string>
  watch: WatchRows
}

/** A list grows at its end: its other groups stay as they are. */
const Group = memo(function Group({ group, pinned, ended, watch }: GroupProps) {
  const { id, label, title, star, matches } = group
  const columns = useGroupColumns(matches)
  return (
    <MatchGroup
      id={id}
      label={label}
      title={title}
      star={star}
      labels={<ColumnLabels columns={columns} />}
    >
      {cutChunks(matches, pinned).map(({ rows, pinned: isPinned }) => (
        <RowChunk key={rows[0]?.id} count={rows.length} pinned={isPinned} watch={watch}>
          {() =>
            rows.map((match) => (
              <MatchRow
                key={match.id}
                match={match}
                columns={columns}
                ended={ended.has(match.id)}
              />
            ))
          }
        </RowChunk>
      ))}
    </MatchGroup>
  )
})
