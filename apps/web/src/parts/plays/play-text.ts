import type { Play } from '@touchline/contract'
import { useTranslations } from 'use-intl'

import type { MatchInfoMessages } from '../../i18n/messages.ts'

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

/** `74′`, `45+2′`. */
export function minuteOfPlay({ minute, added }: Play): string {
  return added === null ? `${minute}′` : `${minute}+${added}′`
}
