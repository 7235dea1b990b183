import { Card } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import type { ProfilePageName } from '../../addresses/links.ts'
import { ProfilePage } from '../../layout/profile-page/profile-page.tsx'

export const DepositPage = () => <NotHere name="deposit" />
export const WithdrawPage = () => <NotHere name="withdraw" />

function NotHere({ name }: { name: ProfilePageName }) {
  const t = useTranslations('profile')
  return (
    <ProfilePage name={name}>
      <Card padded>
        <p>{t('notHere')}</p>
      </Card>
    </ProfilePage>
  )
}
