import { createFileRoute } from '@tanstack/react-router'

import { prizeRoute } from './-prize-route.ts'

export const Route = createFileRoute('/{-$locale}/sports/lotteries')(prizeRoute('lotteries'))
