import { Icon } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import styles from './newcomers-bar.module.css'

/** Floats above the list: its coming and going moves nothing, nor does another number move it. */
export function NewcomersBar({ count, onShow }: { count: number; onShow: () => void }) {
  const t = useTranslations('catalogue')
  return (
    <div className={styles['place']}>
      {count > 0 && (
        <button type="button" className={styles['bar']} onClick={onShow}>
          <span key={count} className={styles['news']}>
            <Icon name="arrow-up" />
            {t('newMatches', { count })}
          </span>
        </button>
      )}
    </div>
  )
}
