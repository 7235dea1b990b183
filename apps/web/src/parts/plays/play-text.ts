import type { Play } from '@touchline/contract'
import { useTranslations } from 'use-intl'

import type { MatchInfoMessages } from '../../i18n/messages.ts'

type Stage = keyof MatchInfoMessages['stream']['stage']
type Kind = keyof MatchInfoMessages['stream']['event']

/** How a play is called; a word of the feed that nobody knows here stands as it is. */
export function usePlayText(): (play: Play) => string {
  const t = useTranslations('matchInfo.stream')
  return ({ kind, count }) => {
    if (kind === 'visit') return t('event.visit', { count: String(count) })
    const known = kind as Exclude<Kind, 'visit'>
    return t.has(`event.${known}`) ? t(`event.${known}`, { count }) : kind.replaceAll('_', ' ')
  }
}

const STAGE = /^(set|map|leg|top|bottom|over)_(.+)$/

/** When a play was: `74′`, `45+2′`; where there is no clock `Set 2`, `Top 3`, the ball `12.3`. */
export function usePlayTime(): (play: Play) => string {
  const t = useTranslations('matchInfo.stream.stage')
  return ({ stage, minute, added }) => {
    const [, part, number = ''] = STAGE.exec(stage ?? '') ?? []
    if (part === 'over') return number
    if (part !== undefined) return t(part as Stage, { number })
    return added === null ? `${minute}′` : `${minute}+${added}′`
  }
}
