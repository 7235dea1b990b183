import { useParams } from '@tanstack/react-router'

import { placeOf } from '../../data/queries/bonuses.ts'
import { BonusesTexts } from '../../i18n/bonuses-texts.tsx'
import { Waiting } from '../../parts/late/waiting.tsx'
import { BonusAddress } from './bonus-address.tsx'
import { BonusLists } from './bonus-lists.tsx'
import styles from './bonuses.module.css'

/** The list, or the one that the address names. */
export function BonusesPage() {
  const place = placeOf(useParams({ strict: false }))
  return (
    <Waiting>
      <BonusesTexts>
        <div className={styles['page']}>
          {place === null ? <BonusLists /> : <BonusAddress key={place.id} place={place} />}
        </div>
      </BonusesTexts>
    </Waiting>
  )
}
