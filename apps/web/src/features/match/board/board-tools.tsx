import { IconButton, ScrollArrows, Tabs } from '@touchline/ui'
import { useRef, useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { FindField } from './find-field.tsx'
import { ALL_GROUPS } from './group-tabs.ts'
import styles from './board-tools.module.css'

type BoardToolsProps = {
  tabs: readonly { id: string; label: string }[]
  active: string
  onChoose: (tab: string) => void
  text: string
  onText: (text: string) => void
  /** Every panel shown is folded. */
  allFolded: boolean
  onFoldAll: () => void
  /** What stands at the end of the row. */
  end: ReactNode
}

/** Stays below the page's header. The field takes the place of the tabs where both do not fit. */
export function BoardTools(props: BoardToolsProps) {
  const { tabs, active, onChoose, text, onText, allFolded, onFoldAll, end } = props

  const t = useTranslations('match')
  const tCatalogue = useTranslations('catalogue')
  const row = useRef<HTMLDivElement>(null)
  const [finding, setFinding] = useState(false)
  return (
    <div className={styles['tools']} data-finding={finding || undefined}>
      <div className={styles['groups']}>
        <Tabs
          ref={row}
          label={t('groups')}
          tabs={[{ id: ALL_GROUPS, label: t('all') }, ...tabs]}
          value={active}
          onChange={onChoose}
          idPrefix="markets"
          className={styles['tabs']}
        />
        <ScrollArrows
          of={row}
          startLabel={tCatalogue('scrollBack')}
          endLabel={tCatalogue('scrollOn')}
        />
      </div>
      <FindField
        text={text}
        onText={onText}
        focused={finding}
        onClose={() => setFinding(false)}
        className={styles['field']}
      />
      <IconButton
        label={t(allFolded ? 'expandAll' : 'collapseAll')}
        icon={allFolded ? 'chevrons-down' : 'chevrons-up'}
        className={styles['foldAll']}
        onClick={onFoldAll}
      />
      <IconButton
        label={t(finding ? 'clearFind' : 'find')}
        icon={finding ? 'x' : 'search'}
        className={styles['toggle']}
        aria-expanded={finding}
        onClick={() => {
          if (finding) onText('')
          setFinding(!finding)
        }}
      />
      {end}
    </div>
  )
}
