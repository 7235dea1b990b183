import type { Match } from '@touchline/contract'
import { kitAttributes, SportIcon, VisuallyHidden } from '@touchline/ui'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'

import type { Goal } from './last-goal.ts'
import styles from './goal-note.module.css'

/** With more rows lit than this, another one is marked without moving: goals of a storm. */
const FEW = 3
/** ms for which a row is lit. */
const LIT_MS = 1_200

let lit = 0

/** "⚽ 74′ MUR", and the row lights up once from the side that scored. Each goal is another one. */
export function GoalNote({ match, goal }: { match: Match; goal: Goal }) {
  const t = useTranslations('match')
  const { name, abbreviation, kit } = match[goal.side]
  const light = useRef<HTMLSpanElement>(null)
  useEffect(() => (light.current === null ? undefined : lightUp(light.current)), [])
  const minute = goal.minute ?? ''
  const said = t('goal', { team: name, minute })
  return (
    <span className={styles['note']} title={said}>
      <span
        ref={light}
        aria-hidden
        className={styles['light']}
        data-side={goal.side}
        {...kitAttributes(name, kit)}
      />
      <VisuallyHidden>{said}</VisuallyHidden>
      <SportIcon sportKey={match.sport.key} />
      <bdi aria-hidden>
        {minute} {abbreviation || name}
      </bdi>
    </span>
  )
}

/** @returns a function that ends it */
function lightUp(element: HTMLElement): () => void {
  if (document.hidden || lit >= FEW) return () => undefined
  lit += 1
  element.dataset['lit'] = 'true'
  let isLit = true
  const end = () => {
    if (isLit) lit -= 1
    isLit = false
    delete element.dataset['lit']
  }
  const timer = setTimeout(end, LIT_MS)
  return () => {
    clearTimeout(timer)
    end()
  }
}
