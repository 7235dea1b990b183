export { useIsOffered } from './use-is-offered.ts'
export { useListedLine } from './use-listed-line.ts'
export { LiveContext, useLive, type Live } from './live-context.ts'
export {
  useConnectionState,
  useMarket,
  useMarketKeys,
  useMatch,
  useOutcome,
} from './use-live-values.ts'
