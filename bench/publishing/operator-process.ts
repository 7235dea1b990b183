import { operateSite, type SiteOrder } from '@touchline/server'

/** Does with the site what an operator's command does, in a process of its own, as that is one. */
process.on('message', ({ databaseUrl, order }: { databaseUrl: string; order: SiteOrder }) => {
  void operateSite({ databaseUrl, dataDir: '/nowhere' }, order).then((said) => process.send?.(said))
})
