import { DEMO_PLAYER, type Settings } from '@touchline/server'

import { servesPages } from './serves-pages.ts'

/** The one line that says where a process is and how to go on. */
export function welcome(settings: Pick<Settings, 'role' | 'demoPlayer'>, url: string): string {
  const { role, demoPlayer } = settings
  if (!servesPages(role)) return `Touchline's ${role} process is ready at ${url}`
  const demo = demoPlayer
    ? `, demo player ${DEMO_PLAYER.email} with password ${DEMO_PLAYER.password}`
    : ''
  const docs = role === 'all' ? `, the API at ${url}/docs` : ''
  return `Touchline is ready at ${url}/sports${demo}${docs}`
}
