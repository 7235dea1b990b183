import type { Blocker, BlockerCode } from '@touchline/betting'
import { Icon } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useSlip } from '../../player/slip/use-slip.ts'
import styles from './slip-footer.module.css'
import { useBlockerText } from './use-blocker-text.ts'

/** Pass by themselves within moments, or stand in a line of their own. */
const PASSING: ReadonlySet<BlockerCode> = new Set<BlockerCode>([
  'in_progress',
  'connection_lost',
  'balance_unknown',
  'over_limit',
  'stake_above_maximum',
])

/**
 * Everything that stands between the slip and its placement, as one list that the button speaks.
 * Where it says more than the button does, its first in sight: each leg says its own, and what the
 * selections stand above the footer for is to be read.
 * @param id for the button's `aria-describedby`
 */
export function BlockerList({ id }: { id: string }) {
  const t = useTranslations('slip')
  const text = useBlockerText()
  const blockers = useSlip((view) => view.blockers)
  const isIdle = useSlip((view) => view.phase === 'idle')
  if (!isIdle || blockers.length === 0) return null
  const lasting = blockers.filter(isLasting)
  const [first] = lasting
  const more = lasting.length - 1
  return (
    <>
      <ul id={id} hidden>
        {blockers.map((blocker) => (
          <li key={keyOf(blocker)}>{text(blocker)}</li>
        ))}
      </ul>
      {first !== undefined && more > 0 && (
        <p aria-hidden="true" className={styles['blocker']} data-blockers>
          <Icon name="alert-triangle" />
          <span title={text(first)}>
            {text(first, true)}
            {'\u00a0· '}
            {t('moreBlockers', { count: more })}
          </span>
        </p>
      )}
    </>
  )
}

function isLasting({ severity, code }: Blocker): boolean {
  return severity === 'error' && !PASSING.has(code)
}

function keyOf({ code, betKey, selectionId, otherSelectionId }: Blocker): string {
  return [code, betKey, selectionId, otherSelectionId].join()
}
