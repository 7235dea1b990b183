import { createFileRoute } from '@tanstack/react-router'

import { infoRoute } from './-info-route.ts'

export const Route = createFileRoute('/{-$locale}/terms-and-conditions')(
  infoRoute('terms', 'terms-and-conditions'),
)
