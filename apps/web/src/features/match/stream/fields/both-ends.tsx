import type { ReactNode } from 'react'

/** What is drawn at the home side's end, at both ends. */
export function BothEnds({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <g transform="rotate(180 50 28)">{children}</g>
    </>
  )
}
