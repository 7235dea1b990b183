export {
  useIsOffered,
  useListedLine,
  useConnectionState,
  useMarket,
  useMarketKeys,
  useMatch,
  useOutcome,
} from './use-live-values.ts'
export { LiveContext, useLive, type Live } from './live-context.ts'
