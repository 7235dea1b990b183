import type { Match } from '@touchline/contract'
import type { ReactNode } from 'react'

/** Matches under one header. */
export type ListGroup = {
  /** Under this name its folding is remembered. */
  id: string
  label: string
  title: ReactNode
  /** Beside the title: makes all of it a favourite. */
  star?: ReactNode
  /** Never empty. */
  matches: readonly Match[]
}

/** Groups under one heading, such as a sport or a day. */
export type ListSection = {
  key: string
  heading: ReactNode
  /** Beside the heading, at the far end. */
  end?: ReactNode
  groups: readonly ListGroup[]
}
