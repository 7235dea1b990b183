import type { Blocker, BlockerCode } from '@touchline/betting'
import { Icon } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useSlip } from '../../player/slip/use-slip.ts'
import styles from './slip-footer.module.css'
import { useBlockerText } from './use-blocker-text.ts'

const MOST_SHOWN = 3

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
 * In sight where it says more than the button does.
 * @param id for the button's `aria-describedby`
 */
export function BlockerList({ id }: { id: string }) {
  const t = useTranslations('slip')
  const text = useBlockerText()
  const blockers = useSlip((view) => view.blockers)
  const isIdle = useSlip((view) => view.phase === 'idle')
  if (!isIdle || blockers.length === 0) return null
  const lasting = blockers.filter(isLasting)
  const isShown = lasting.length > 1
  const shown = lasting.slice(0, MOST_SHOWN)
  const more = lasting.length - shown.length
  return (
    <>
      <ul id={id} hidden>
        {blockers.map((blocker) => (
          <li key={keyOf(blocker)}>{text(blocker)}</li>
        ))}
      </ul>
      {isShown && (
        <ul aria-hidden="true" className={styles['blockers']}>
          {shown.map((blocker) => (
            <li key={keyOf(blocker)} className={styles['blocker']}>
              <Icon name="alert-triangle" />
              <span>{text(blocker)}</span>
            </li>
          ))}
          {more > 0 && <li className={styles['blocker']}>{t('moreBlockers', { count: more })}</li>}
        </ul>
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
