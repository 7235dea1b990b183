import type { ComponentProps, ReactElement, ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import styles from './card.module.css'

type CardProps = ComponentProps<'section'> & { padded?: boolean }

export function Card({ padded = false, className, ...native }: CardProps): ReactElement {
  return (
    <section
      {...native}
      className={classNames(styles['card'], className)}
      data-padded={padded || undefined}
    />
  )
}

type CardHeaderProps = Omit<ComponentProps<'div'>, 'title' | 'children'> & {
  title: ReactNode
  level?: 2 | 3 | 4
  start?: ReactNode
  end?: ReactNode
}

export function CardHeader({
  title,
  level = 2,
  start,
  end,
  className,
  ...native
}: CardHeaderProps): ReactElement {
  const Heading = `h${level}` as const
  return (
    <div {...native} className={classNames(styles['header'], className)}>
      {start}
      <Heading className={styles['title']}>{title}</Heading>
      {end}
    </div>
  )
}
