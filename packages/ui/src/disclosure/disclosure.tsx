import type { ReactElement, ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import { Icon } from '../icons/icon.tsx'
import styles from './disclosure.module.css'

type DisclosureProps = {
  summary: ReactNode
  /** Given together with `onToggle` where the owner keeps the state. */
  open?: boolean | undefined
  defaultOpen?: boolean | undefined
  onToggle?: ((open: boolean) => void) | undefined
  /** Before and after the summary's text; `end` may hold buttons of its own. */
  start?: ReactNode
  end?: ReactNode
  /** Heading level of the summary, where it heads a part of the page. */
  level?: 2 | 3 | 4
  className?: string | undefined
  children: ReactNode
}

/** A native `<details>`: works before the script and is found by the browser's page search. */
export function Disclosure(props: DisclosureProps): ReactElement {
  const { summary, open, defaultOpen, onToggle, start, end, level, className } = props
  const Heading = level ? (`h${level}` as const) : 'span'
  return (
    <details
      open={open ?? defaultOpen}
      className={classNames(styles['details'], className)}
      onToggle={(event) => {
        const now = event.currentTarget.open
        if (event.target === event.currentTarget && now !== open) onToggle?.(now)
      }}
    >
      <summary className={styles['summary']}>
        {start}
        <Heading className={styles['title']}>{summary}</Heading>
        {end}
        <Icon name="chevron-down" className={styles['caret']} />
      </summary>
      <div>{props.children}</div>
    </details>
  )
}

/** Disclosures under one another with lines between them. */
export function Accordion({
  className,
  children,
}: {
  className?: string | undefined
  children: ReactNode
}): ReactElement {
  return <div className={classNames(styles['accordion'], className)}>{children}</div>
}
