import type { ComponentProps, ReactElement } from 'react'

import { classNames } from '../class-names.ts'
import styles from './skeleton.module.css'

type SkeletonProps = ComponentProps<'span'> & {
  /** CSS lengths of the final content; a class can say them too. */
  inlineSize?: number | string
  blockSize?: number | string
  shape?: 'line' | 'block' | 'circle'
}

/** Stands in for content of the same size while it loads. */
export function Skeleton({
  inlineSize,
  blockSize,
  shape = 'line',
  className,
  style,
  ...native
}: SkeletonProps): ReactElement {
  return (
    <span
      aria-hidden
      {...native}
      className={classNames(styles['skeleton'], className)}
      data-shape={shape}
      style={{ inlineSize, blockSize, ...style }}
    />
  )
}
