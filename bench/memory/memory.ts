import type { Row } from '../table.ts'
import { pagesInMemory } from './pages.ts'
import { pricesInMemory } from './prices.ts'

export const bench = {
  title: 'Memory after collection',
  // The pages first: what is resident never becomes less.
  run: async (): Promise<Row[]> => [...(await pagesInMemory()), ...(await pricesInMemory())],
}
