import type { CallRoutes } from '../../http/call-routes.ts'
import type { SessionPlayer } from './session-repository.ts'

/** Calls of the contract, answered to visitors and players. */
export type Routes = CallRoutes<SessionPlayer>
