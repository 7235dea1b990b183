import type { Match } from '@touchline/contract'

import { MatchGroup } from '../group/match-group.tsx'
import type { ListGroup, ListSection } from '../list/list-section.ts'
import { planChunks, type Chunk } from '../list/plan-chunks.ts'
import { RowChunk } from '../list/row-chunk.tsx'
import list from '../list/match-list.module.css'
import { PeriodLabels } from './period-labels.tsx'
import { resultColumns } from './result-columns.ts'
import { ResultRow } from './result-row.tsx'
import styles from './result-row.module.css'

/** Finished matches under their leagues and sports, in the order given. */
export function ResultList({ sections }: { sections: readonly ListSection[] }) {
  const groups = sections.flatMap((section) => section.groups)
  const plan = planChunks(groups.map((group) => group.matches))
  const chunksOf = new Map(groups.map((group, index) => [group, plan[index] ?? []]))
  return (
    <div className={`${list['list']} ${styles['results']}`}>
      {sections.map(({ key, heading, groups: own }) => (
        <div key={key} className={list['section']}>
          {heading !== null && <h2 className={list['heading']}>{heading}</h2>}
          {own.map((group) => (
            <Group key={group.id} group={group} chunks={chunksOf.get(group) ?? []} />
          ))}
        </div>
      ))}
    </div>
  )
}

type GroupProps = { group: ListGroup; chunks: readonly Chunk<Match>[] }

function Group({ group: { id, label, title, matches }, chunks }: GroupProps) {
  const columns = resultColumns(matches)
  return (
    <MatchGroup
      id={`results ${id}`}
      label={label}
      title={title}
      labels={<PeriodLabels columns={columns} />}
    >
      {chunks.map(({ rows, pinned }) => (
        <RowChunk key={rows[0]?.id} count={rows.length} pinned={pinned}>
          {() => rows.map((match) => <ResultRow key={match.id} match={match} columns={columns} />)}
        </RowChunk>
      ))}
    </MatchGroup>
  )
}
