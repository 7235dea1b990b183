import type { Match } from '@touchline/contract'
import { Icon, IconButton } from '@touchline/ui'
import { useId } from 'react'
import { useTranslations } from 'use-intl'

import { useNearViewport } from '../../../base/use-near-viewport.ts'
import { AboutButton } from './about-button.tsx'
import type { Panel } from './market-panels.ts'
import { PanelBody } from './panel-body.tsx'
import styles from './market-panel.module.css'

type MarketPanelProps = {
  match: Match
  panel: Panel
  /** Always in the document as a whole. */
  first: boolean
  open: boolean
  onFold: () => void
  /** The player put it before the others. */
  pinned: boolean
  onPin: () => void
}

/** A market: what it is called, what that means, and its odds. */
export function MarketPanel(props: MarketPanelProps) {
  const { match, panel, open, onFold, pinned, onPin } = props
  const t = useTranslations('match')
  const [element, near] = useNearViewport<HTMLDivElement>(props.first, { stay: true })
  const id = useId()
  const { title } = panel
  return (
    <div role="group" className={styles['panel']} aria-labelledby={`${id}-title`}>
      <div className={styles['header']}>
        <h3 className={styles['title']}>
          <button
            type="button"
            id={`${id}-title`}
            className={styles['fold']}
            aria-expanded={open}
            aria-controls={`${id}-body`}
            onClick={onFold}
          >
            <bdi>{title}</bdi>
            <Icon name="chevron-down" className={styles['caret']} />
          </button>
        </h3>
        <IconButton
          size="small"
          icon={pinned ? 'pin-filled' : 'pin'}
          label={t('pin', { market: title })}
          pressed={pinned}
          className={styles['pin']}
          onClick={onPin}
        />
        <AboutButton match={match} panel={panel} />
      </div>
      <div
        ref={element}
        id={`${id}-body`}
        hidden={!open}
        className={styles['body']}
        data-away={near ? undefined : true}
      >
        {near && <PanelBody match={match} panel={panel} />}
      </div>
    </div>
  )
}
