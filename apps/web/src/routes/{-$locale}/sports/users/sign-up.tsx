import { createFileRoute } from '@tanstack/react-router'

import { usersRoute } from '../../../../features/session/users-route.tsx'

export const Route = createFileRoute('/{-$locale}/sports/users/sign-up')(usersRoute('signUp'))
