import { Card } from '@touchline/ui'

import { displayName } from '../../player/session/session-state.ts'
import { useSession } from '../../player/session/use-session.ts'
import { ProfileList } from './profile-list.tsx'
import { ProfilePage } from '../../layout/profile-page/profile-page.tsx'

/** Who the player is. */
export function AccountPage() {
  const name = useSession(({ profile }) => (profile === null ? '' : displayName(profile)))
  return (
    <ProfilePage name="account">
      <ProfileList />
      <Card padded>
        <p>
          <bdi>{name}</bdi>
        </p>
      </Card>
    </ProfilePage>
  )
}
