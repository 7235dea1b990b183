import { Link } from '@tanstack/react-router'
import { ApiError } from '@touchline/contract'
import { useTranslations } from 'use-intl'

import { useLinks } from '../../../addresses/links.ts'
import { browserStorages } from '../../../base/browser-storage.ts'
import { keepQuiet } from '../../../player/limits/quiet-browser.ts'

const AWAY = ['error.limits.break', 'error.limits.excluded', 'error.limits.excluded_until'] as const

/** Whether somebody is not let in because they wanted to stay away. */
export function isAway(messageKey: string | null | undefined): boolean {
  return AWAY.some((name) => name === messageKey)
}

/** Who stays away is asked for nothing on this device. @throws what the sign-in threw */
export async function heedBreak<Answer>(entering: Promise<Answer>): Promise<Answer> {
  try {
    return await entering
  } catch (error) {
    if (error instanceof ApiError && isAway(error.messageKey)) {
      const until = error.details?.['until']
      keepQuiet(browserStorages().local, typeof until === 'string' ? until : null)
    }
    throw error
  }
}

/** Help, beside the refusal. */
export function AwayHelp() {
  const t = useTranslations('layout.info')
  const links = useLinks()
  return <Link {...links.info('saferGambling')}>{t('saferGambling')}</Link>
}
