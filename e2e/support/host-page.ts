import { startPlayground, type Playground } from '@touchline/embed/playground'

type HostFixture = [
  ({}: object, use: (host: Playground) => Promise<void>) => Promise<void>,
  { scope: 'worker' },
]

/** A host on an origin of its own, which frames the site that stands at the address when it is asked. */
export function hostPage(site: () => string): HostFixture {
  return [
    async ({}, use) => {
      const host = await startPlayground({ port: 0, site })
      await use(host)
      await host.stop()
    },
    { scope: 'worker' },
  ]
}
