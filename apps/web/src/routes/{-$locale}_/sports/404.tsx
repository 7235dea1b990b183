import { createFileRoute } from '@tanstack/react-router'

import { ERROR_PAGES, errorRoute } from '../../../layout/error-shell/error-route.tsx'

export const Route = createFileRoute('/{-$locale}_/sports/404')(errorRoute(ERROR_PAGES['404']))
