import type { SignInRecord } from '@touchline/contract'
import { Card, CardHeader, Icon } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useDeviceWords } from '../../../parts/devices/place.ts'
import { useFormatting } from '../../../preferences/use-formatting.ts'
import styles from '../../../parts/card-rows/card-rows.module.css'

/** FAIR-32: when and where the account was last signed in to, the newest first. */
export function LastSignIns({ signIns }: { signIns: readonly SignInRecord[] }) {
  const t = useTranslations('account')
  const { dateTime } = useFormatting()
  const { device, place } = useDeviceWords()
  return (
    <Card>
      <CardHeader title={t('lastSignIns')} />
      <div className={styles['body']}>
        <ol className={styles['list']} aria-label={t('lastSignIns')}>
          {signIns.map((signIn, index) => (
            <li key={signIn.at} className={styles['row']}>
              <Icon name="history" />
              <div className={styles['texts']}>
                <p className={styles['name']}>
                  <time dateTime={signIn.at}>{dateTime(signIn.at)}</time>
                </p>
                <p className={styles['note']}>
                  {index === 0 && <>{t('thisSignIn')} · </>}
                  <bdi>{device(signIn)}</bdi> · {place(signIn)}
                </p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Card>
  )
}
