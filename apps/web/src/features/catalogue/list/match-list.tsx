import type { Match } from '@touchline/contract'

import { ColumnLabels } from '../group/column-labels.tsx'
import { MatchGroup } from '../group/match-group.tsx'
import { useGroupColumns } from '../group/use-group-columns.ts'
import { MatchRow } from '../row/match-row.tsx'
import type { ListGroup, ListSection } from './list-section.ts'
import { planChunks, type Chunk } from './plan-chunks.ts'
import { RowChunk } from './row-chunk.tsx'
import styles from './match-list.module.css'

type MatchListProps = {
  sections: readonly ListSection[]
  /** Ids of matches that left the list and keep their places. */
  ended?: ReadonlySet<string> | undefined
}

const NONE: ReadonlySet<string> = new Set()

/** Matches under their groups and headings, in the order given. */
export function MatchList({ sections, ended = NONE }: MatchListProps) {
  const groups = sections.flatMap((section) => section.groups)
  const plan = planChunks(groups.map((group) => group.matches))
  const chunksOf = new Map(groups.map((group, index) => [group, plan[index] ?? []]))
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
            <Group key={group.id} group={group} chunks={chunksOf.get(group) ?? []} ended={ended} />
          ))}
        </div>
      ))}
    </div>
  )
}

type GroupProps = {
  group: ListGroup
  chunks: readonly Chunk<Match>[]
  ended: ReadonlySet<string>
}

function Group({ group: { id, label, title, matches }, chunks, ended }: GroupProps) {
  const columns = useGroupColumns(matches)
  return (
    <MatchGroup id={id} label={label} title={title} labels={<ColumnLabels columns={columns} />}>
      {chunks.map(({ rows, pinned }) => (
        <RowChunk key={rows[0]?.id} count={rows.length} pinned={pinned}>
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
}
