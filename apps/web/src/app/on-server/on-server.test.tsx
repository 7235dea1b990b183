import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'

import { useSuspenseQuery } from './read-queries.ts'
import { useTranslations } from './translators.ts'

type Translate = (key: string, values?: object) => string
type Use = (namespace?: string) => Translate

const useWords = useTranslations as unknown as Use

function sayIn(messages: object, said: (t: Translate) => string, namespace?: string): string {
  const Words = () => said(useWords(namespace))
  return renderToString(
    <IntlProvider locale="en" messages={messages} timeZone="UTC" onError={() => undefined}>
      <Words />
    </IntlProvider>,
  )
}

test('the same messages have one translator, and each operator their own words', () => {
  const seen = new Set<unknown>()
  const messages = {
    bets: { place: 'Place', count: '{count, plural, one {# bet} other {# bets}}' },
  }
  const said = (t: Translate) => {
    seen.add(t)
    return `${t('place')} ${t('count', { count: 1 })} ${t('count', { count: 2 })} ${t('place')}`
  }
  expect(sayIn(messages, said, 'bets')).toBe('Place 1 bet 2 bets Place')
  expect(sayIn(messages, said, 'bets')).toBe('Place 1 bet 2 bets Place')
  expect(seen.size).toBe(1)
  const own = { bets: { ...messages.bets, place: 'Wager' } }
  expect(sayIn(own, said, 'bets')).toBe('Wager 1 bet 2 bets Wager')
  expect(sayIn(messages, (t) => t('bets.place'))).toBe('Place')
})

test('a page reads what its loaders have read, chosen of as it is asked for', () => {
  const client = new QueryClient()
  client.setQueryData(['markets'], [1, 2, 3])
  const queryFn = () => Promise.reject<number[]>(new Error('Nobody asks while a page renders'))
  const Page = () => {
    const whole = useSuspenseQuery({ queryKey: ['markets'], queryFn })
    const last = useSuspenseQuery({
      queryKey: ['markets'],
      queryFn,
      select: (odds: number[]) => odds.at(-1),
    })
    return `${whole.data.length} ${last.data} ${whole.isError}`
  }
  const html = renderToString(
    <QueryClientProvider client={client}>
      <Page />
    </QueryClientProvider>,
  )
  expect(html).toBe('3 3 false')
})
