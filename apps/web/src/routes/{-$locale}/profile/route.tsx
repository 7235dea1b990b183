import { createFileRoute, Outlet } from '@tanstack/react-router'
import { Suspense } from 'react'

import { ProfileGate } from '../../../features/profile/profile-gate.tsx'
import { ProfileTexts } from '../../../i18n/profile-texts.tsx'

export const Route = createFileRoute('/{-$locale}/profile')({
  component: () => (
    <Suspense fallback={null}>
      <ProfileTexts>
        <ProfileGate>
          <Outlet />
        </ProfileGate>
      </ProfileTexts>
    </Suspense>
  ),
})
