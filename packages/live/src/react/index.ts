export {
  useIsOffered,
  useListedLine,
  useConnectionState,
  useMarket,
  useMarketKeys,
  useMatch,
  useOutcomeState,
} from './use-live-values.ts'
export { LiveContext, useLive, type Live } from './live-context.ts'
