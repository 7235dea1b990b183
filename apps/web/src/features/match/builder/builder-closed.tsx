import { useTranslations } from 'use-intl'

import styles from './builder-board.module.css'

/** Says why the board shows something else than the builder that was open, or that a link asks for. */
export function BuilderClosed({ asked, canBuild }: { asked: boolean; canBuild: boolean }) {
  const t = useTranslations('betBuilder')
  if (!asked || canBuild) return null
  return (
    <p className={styles['intro']} role="status">
      {t('closed')}
    </p>
  )
}
