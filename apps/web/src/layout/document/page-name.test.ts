import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  notFound,
} from '@tanstack/react-router'
import { expect, test } from 'vitest'

import { pageNameOf } from './page-name.ts'

const root = createRootRoute()
const layout = createRoute({ getParentRoute: () => root, path: '/sports' })
const page = <Path extends string>(path: Path) => ({ getParentRoute: () => layout, path })
const home = createRoute({ ...page('/'), staticData: { page: 'home' } })
const sport = createRoute({
  ...page('$sport'),
  staticData: { page: 'sport' },
  loader: ({ params }) => {
    if (params.sport === 'quidditch') notFound({ throw: true })
    if (params.sport === 'broken') throw new Error('the backend is down')
  },
})
const event = createRoute({ ...page('$sport/$slug'), loader: () => ({ page: 'match' as const }) })
const routeTree = root.addChildren([layout.addChildren([home, sport, event])])

async function pageAt(path: string) {
  const router = createRouter({
    routeTree,
    notFoundMode: 'root',
    history: createMemoryHistory({ initialEntries: [path] }),
    defaultNotFoundComponent: () => null,
    defaultErrorComponent: () => null,
  })
  await router.load()
  return pageNameOf(router.state.matches)
}

test('[EMBED-25] a page is named by its route', async () => {
  expect(await pageAt('/sports')).toBe('home')
  expect(await pageAt('/sports/tennis')).toBe('sport')
})

test('[EMBED-25] a route that serves several pages is named by what it found', async () => {
  expect(await pageAt('/sports/tennis/a-v-b-m12')).toBe('match')
})

test.each([
  ['a-v-b-m12', 'match'],
  ['a-cup-l7', 'league'],
  ['norway', 'category'],
])('[EMBED-25] while %s is looked for its address names the page %s', (slug, name) => {
  expect(pageNameOf([{ status: 'pending', staticData: {}, params: { slug } }])).toBe(name)
})

test('[EMBED-25] [ERRP-03] an unknown address is the page 404, matched by a route or by none', async () => {
  expect(await pageAt('/sports/quidditch')).toBe('404')
  expect(await pageAt('/nowhere/at/all')).toBe('404')
})

test('[EMBED-25] [ERRP-02] a failed page is the page 500', async () => {
  expect(await pageAt('/sports/broken')).toBe('500')
})
