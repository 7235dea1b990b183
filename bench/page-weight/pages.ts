import { createApiClient } from '@touchline/contract'

export type PageAddress = { name: string; path: string; signedIn: boolean }

/** One page of each kind, with the ids that this run of the site has. */
export async function pageAddresses(url: string): Promise<PageAddress[]> {
  const api = createApiClient({
    fetch: (address, init) => fetch(address, init),
    bases: { platform: `${url}/api/platform`, sportsbook: `${url}/api/sportsbook`, frontend: url },
    language: () => 'en',
  })
  const query = { matchStatus: [1], type: ['match'], bettable: true, limit: 1 }
  const [match] = (await api('listMatches', { query })).data
  if (match === undefined) throw new Error('the site has no match in play')
  const sport = `/sports/${match.sport.key}`
  const { tournament } = match
  const pages = {
    home: '/sports',
    live: '/sports/live',
    sport,
    league: `${sport}/${tournament.slug}-l${tournament.id}`,
    match: `${sport}/${match.slug}-m${match.id}`,
    'my bets': '/sports/my-bets',
  }
  return Object.entries(pages).map(([name, path]) => ({
    name,
    path,
    signedIn: name === 'my bets',
  }))
}
