// Nothing within waits: the boundary says in which order the page comes to life.
// oxlint-disable-next-line no-restricted-imports
import { Fragment, memo, Suspense, useState, type ReactNode } from 'react'

import { MatchGroup } from '../group/match-group.tsx'
import { columnTexts } from '../group/market-columns.ts'
import { useGroupColumns } from '../group/use-group-columns.ts'
import { MatchRow } from '../row/match-row.tsx'
import type { ListGroup, ListSection } from './list-section.ts'
import { cutChunks, pinnedRows } from './plan-chunks.ts'
import { RowChunk, type WatchRows } from './row-chunk.tsx'
import { SportCard, useCardTexts } from './sport-card.tsx'
import styles from './match-list.module.css'

type MatchListProps = {
  sections: readonly ListSection[]
  /** Ids of matches that left the list and keep their places. */
  ended?: ReadonlySet<string> | undefined
  watch?: WatchRows
  /** Stands between the cards, below what a first view shows. */
  between?: ReactNode
}

/** So many rows and more fill the first view of any screen. */
const FIRST_VIEW_ROWS = 12

const NONE: ReadonlySet<string> = new Set()

/** Matches under their groups, in the order given: a card for each section, or within one. */
export function MatchList({ sections, ended = NONE, watch, between }: MatchListProps) {
  // Where it once stood it stays, whatever begins and ends above.
  const [place] = useState(() => placeBetween(sections))
  const isInCard = useCardTexts() !== null
  const pinned = pinnedRows(sections.flatMap((section) => section.groups))
  const groups = (own: readonly ListGroup[]) => (
    <Groups groups={own} pinned={pinned} ended={ended} watch={watch} />
  )
  if (isInCard) {
    return sections.map(({ key, heading, groups: own }) => (
      <div key={key} className={styles['part']}>
        {heading !== null && <h2 className={styles['day']}>{heading}</h2>}
        {groups(own)}
      </div>
    ))
  }
  return (
    <div className={styles['list']}>
      {sections.map(({ key, heading, end, groups: own }, at) => (
        <Fragment key={key}>
          <SportCard
            heading={<h2 className={styles['name']}>{heading}</h2>}
            end={end}
            matches={own.flatMap((group) => group.matches)}
          >
            {groups(own)}
          </SportCard>
          {at === Math.min(place, sections.length - 1) && between}
        </Fragment>
      ))}
    </div>
  )
}

/** @returns index of the first card that is followed by what stands between them */
function placeBetween(sections: readonly ListSection[]): number {
  let rows = 0
  const place = sections.findIndex(({ groups }) => {
    for (const { matches } of groups) rows += matches.length
    return rows >= FIRST_VIEW_ROWS
  })
  return place < 0 ? sections.length : place
}

type GroupsProps = {
  groups: readonly ListGroup[]
  /** So many rows of each group are in the document always. */
  pinned: ReadonlyMap<ListGroup, number>
  ended: ReadonlySet<string>
  watch: WatchRows
}

/** A press on a page that comes to life waits for its own league, not for all of them. */
function Groups({ groups, pinned, ...list }: GroupsProps) {
  return groups.map((group) => (
    <Suspense key={group.id}>
      <Group group={group} pinned={pinned.get(group) ?? 0} {...list} />
    </Suspense>
  ))
}

type GroupProps = Omit<GroupsProps, 'groups' | 'pinned'> & {
  group: ListGroup
  pinned: number
}

/** A list grows at its end: its other groups stay as they are. */
const Group = memo(function Group(props: GroupProps) {
  const { group, pinned, ended, watch } = props
  const texts = useCardTexts()
  const { id, label, title, star, isShort = false, matches } = group
  const columns = useGroupColumns(matches)
  const own = columnTexts(columns)
  const named = {
    main: own.main !== texts?.main,
    second: own.second !== texts?.second,
    third: own.third !== texts?.third,
  }
  return (
    <MatchGroup id={id} label={label} title={title} star={star} isShort={isShort}>
      {cutChunks(matches, pinned).map(({ rows, pinned: isPinned }) => (
        <RowChunk key={rows[0]?.id} count={rows.length} pinned={isPinned} watch={watch}>
          {() =>
            rows.map((match) => (
              <MatchRow
                key={match.id}
                match={match}
                columns={columns}
                named={named}
                hasLeague={isShort}
                ended={ended.has(match.id)}
              />
            ))
          }
        </RowChunk>
      ))}
    </MatchGroup>
  )
})
