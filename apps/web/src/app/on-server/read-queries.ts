import {
  useQueryClient,
  useSuspenseQuery as useSuspenseQueryInBrowser,
  type DefaultError,
  type QueryKey,
  type UseSuspenseQueryOptions,
} from '@tanstack/react-query'

type Read<Data> = { data: Data; isError: boolean }

/** What the loaders have read, without somebody who waits for more: nothing changes while a page renders. */
export function useSuspenseQuery<Given, Data = Given, Key extends QueryKey = QueryKey>(
  options: UseSuspenseQueryOptions<Given, DefaultError, Data, Key>,
): Read<Data> {
  const query = useQueryClient().getQueryCache().find<Given>({ queryKey: options.queryKey })
  // oxlint-disable-next-line react/hooks, react-hooks/rules-of-hooks -- a component renders once here
  if (query?.state.status !== 'success') return useSuspenseQueryInBrowser(options)
  const given = query.state.data as Given
  return {
    data: options.select ? options.select(given) : (given as unknown as Data),
    isError: false,
  }
}
