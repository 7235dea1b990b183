import type { FavouriteType } from '@touchline/contract'
import { Icon } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useServices } from '../../base/services.ts'
import styles from './favourite-star.module.css'
import { useFavourites } from '../../player/favourites/use-favourites.ts'

type FavouriteStarProps = {
  type: FavouriteType
  id: string
  /** What it marks, for who does not see where it stands. */
  name: string
  size?: 'row' | 'title'
}

/** Marks a match, league or sport as a favourite, and takes the mark off again. */
export function FavouriteStar({ type, id, name, size = 'row' }: FavouriteStarProps) {
  const t = useTranslations('favourites')
  const { favourites } = useServices()
  const isMarked = useFavourites((state) => state[type].has(id))
  return (
    <button
      type="button"
      className={styles['star']}
      data-size={size}
      aria-pressed={isMarked}
      aria-label={t('star', { name })}
      title={t(isMarked ? 'remove' : 'add')}
      onClick={() => favourites.toggle({ type, id })}
    >
      <Icon name={isMarked ? 'star-filled' : 'star'} />
    </button>
  )
}
