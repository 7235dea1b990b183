import { Skeleton } from '@touchline/ui'

import styles from './money.module.css'

type MoneySkeletonProps = {
  /** Amounts at a press below the field; without them a line stands there. */
  chips: number
}

/** The form of a payment on its way: its field, the methods and the button in their sizes. */
export function MoneySkeleton({ chips }: MoneySkeletonProps) {
  return (
    <div aria-hidden className={styles['form']}>
      <div className={styles['waitingField']}>
        <Skeleton inlineSize={64} blockSize={14} />
        <Skeleton shape="block" blockSize={44} />
        {chips === 0 ? (
          <Skeleton inlineSize={160} blockSize={12} />
        ) : (
          <div className={styles['waitingChips']}>
            {Array.from({ length: chips }, (_, chip) => (
              <Skeleton key={chip} shape="block" className={styles['waitingChip']} />
            ))}
          </div>
        )}
      </div>
      <div className={styles['methods']}>
        <Skeleton inlineSize={112} blockSize={14} className={styles['waitingLegend']} />
        {METHODS.map((method) => (
          <div key={method} className={styles['method']}>
            <Skeleton shape="circle" inlineSize={20} blockSize={20} />
            <Skeleton inlineSize={24} blockSize={24} />
            <Skeleton inlineSize={88} blockSize={14} />
            <Skeleton inlineSize={104} blockSize={12} />
          </div>
        ))}
      </div>
      <Skeleton shape="block" blockSize={48} />
      <Skeleton inlineSize={200} blockSize={14} />
    </div>
  )
}

const METHODS = [0, 1, 2]
