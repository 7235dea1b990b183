import { useQuery } from '@tanstack/react-query'
import { Button, Card, CardHeader, Skeleton } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useServices } from '../../base/services.ts'
import { securityQuery } from '../../data/queries/security.ts'
import { ProfilePage } from '../../layout/profile-page/profile-page.tsx'
import { OwnSessions } from '../../parts/devices/own-sessions.tsx'
import rows from '../../parts/card-rows/card-rows.module.css'
import styles from './security-page.module.css'
import { LastSignIns } from './security/last-sign-ins.tsx'
import { Passkeys } from './security/passkeys.tsx'
import { WaysIn } from './security/ways-in.tsx'

/** Who can get into the account, and who lately did. */
export function SecurityPage() {
  const t = useTranslations('account')
  const services = useServices()
  const { data: security, isError, refetch } = useQuery(securityQuery(services))
  return (
    <ProfilePage name="security">
      <div className={styles['cards']}>
        {isError && (
          <Card padded className={styles['failed']}>
            <p role="alert">{t('securityFailed')}</p>
            <Button size="small" onClick={() => void refetch()}>
              {t('again')}
            </Button>
          </Card>
        )}
        {security === undefined ? (
          !isError && (
            <>
              <Coming title={t('waysIn')} rows={2} />
              <Coming title={t('passkeys')} rows={1} />
              <Coming title={t('lastSignIns')} rows={3} />
            </>
          )
        ) : (
          <>
            <WaysIn security={security} />
            <Passkeys passkeys={security.passkeys} />
            <LastSignIns signIns={security.signIns} />
          </>
        )}
        {/* Below cards whose height is not known yet. */}
        <Card hidden={security === undefined && !isError}>
          <CardHeader title={t('sessionsTitle')} />
          <div className={rows['body']}>
            <p className={rows['note']}>{t('sessionsText')}</p>
            <OwnSessions />
          </div>
        </Card>
      </div>
    </ProfilePage>
  )
}

/** A card whose rows are on their way. */
function Coming({ title, rows: count }: { title: string; rows: number }) {
  return (
    <Card>
      <CardHeader title={title} />
      <div className={rows['body']}>
        <div className={rows['list']}>
          {Array.from({ length: count }, (_, row) => (
            <div key={row} className={rows['row']}>
              <Skeleton shape="circle" inlineSize={20} blockSize={20} />
              <span className={rows['texts']}>
                <Skeleton inlineSize="60%" />
              </span>
            </div>
          ))}
        </div>
      </div>
    </Card>
  )
}
