import { createFileRoute } from '@tanstack/react-router'

import { infoRoute } from '../-info-route.ts'

export const Route = createFileRoute('/{-$locale}/sports/general-rules')(
  infoRoute('rules', 'general-rules'),
)
