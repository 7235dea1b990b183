import { useTranslations } from 'use-intl'

/** Letters of a pasted text that are shown. */
const MOST_SHOWN = 30

/** What is said of a text that is no amount of a currency, or of a part of it. */
export function useUnreadableText(): (text: string, currency: string) => string {
  const t = useTranslations('forms')
  return (text, currency) =>
    t('unreadableAmount', { text: text.trim().slice(0, MOST_SHOWN), currency })
}
