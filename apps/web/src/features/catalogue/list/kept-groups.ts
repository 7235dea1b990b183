import { useState } from 'react'

import type { ListGroup, ListSection } from './list-section.ts'

/**
 * Gives groups that are built anew as the objects that they were, where nothing about them is
 * another: a page more at the end of a list renders the groups that it adds to, not all of them.
 */
export function createGroupKeeper(): (sections: readonly ListSection[]) => readonly ListSection[] {
  let known: ReadonlyMap<string, ListGroup> = new Map()
  return (sections) => {
    const groups = new Map<string, ListGroup>()
    const kept = sections.map((section) => ({
      ...section,
      groups: section.groups.map((group) => {
        const key = `${section.key} ${group.id}`
        const before = known.get(key)
        const shown = before !== undefined && isSame(before, group) ? before : group
        groups.set(key, shown)
        return shown
      }),
    }))
    known = groups
    return kept
  }
}

/** The same for the sections of one list. */
export function useKeptGroups(sections: readonly ListSection[]): readonly ListSection[] {
  const [keep] = useState(createGroupKeeper)
  return keep(sections)
}

function isSame(a: ListGroup, b: ListGroup): boolean {
  return (
    a.label === b.label &&
    a.matches.length === b.matches.length &&
    a.matches.every((match, index) => match === b.matches[index])
  )
}
