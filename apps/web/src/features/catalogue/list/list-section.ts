import type { Match } from '@touchline/contract'
import type { ReactNode } from 'react'

/** Matches under one line that names their league or day. */
export type ListGroup = {
  /** Under this name its folding is remembered. */
  id: string
  label: string
  title: ReactNode
  /** Beside the title: makes all of it a favourite. */
  star?: ReactNode
  /** So few that the league stands in their rows instead of on a line of its own. */
  isShort?: boolean
  /** Never empty. */
  matches: readonly Match[]
}

/** Groups under one heading, such as a sport or a day. */
export type ListSection = {
  key: string
  /** Null where what is around the list says it. */
  heading: ReactNode
  /** Beside the heading: which market the columns show. */
  end?: ReactNode
  groups: readonly ListGroup[]
}
