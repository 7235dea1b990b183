import type { FastifyRequest } from 'fastify'
import { isLoopback } from '../../http/loopback.ts'
import type { Settings } from '../../settings/settings.ts'

/**
 * Where links in e-mails lead. A request's own word about the host is not believed: whoever sends
 * it could have a player's token delivered to a site of theirs. On a loopback host there is nobody
 * else to deliver it to.
 */
export function siteAddress(
  settings: Pick<Settings, 'publicUrl' | 'host' | 'port'>,
  request: FastifyRequest,
): string {
  if (settings.publicUrl !== undefined) return settings.publicUrl
  return `http://${isLoopback(request.host) ? request.host : `${settings.host}:${settings.port}`}`
}
