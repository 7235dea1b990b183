import { createFileRoute } from '@tanstack/react-router'

import { profileRoute } from '../-profile-route.ts'

export const Route = createFileRoute('/{-$locale}/profile/wallet/virtual')(profileRoute('virtual'))
