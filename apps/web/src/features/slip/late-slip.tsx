import { lateComponent } from '../../parts/late/late-component.tsx'
import { EmptySlip } from './empty-slip.tsx'
import { useSlipMarkers } from './use-slip-markers.ts'

/** All in one file: whoever needs one of them needs the next at once. */
const parts = () => import('./late-parts.ts')

export const LateBody = lateComponent(async () => (await parts()).SlipBody, EmptySlip)
export const LateFooter = lateComponent(async () => (await parts()).SlipFooter, Nothing)
export const LateSettings = lateComponent(async () => (await parts()).SlipSettingsButton, Nothing)
export const LateFloating = lateComponent(async () => (await parts()).FloatingSlip, HiddenSheet)
export const LateSheet = lateComponent(async () => (await parts()).SlipSheet, HiddenSheet)

/** For a slip with something in it before the player has given a sign. */
export function fetchLateParts(): void {
  for (const part of [LateBody, LateFooter, LateSettings, LateFloating, LateSheet]) part.fetch()
}

function Nothing() {
  return null
}

function HiddenSheet() {
  return <div {...useSlipMarkers()} />
}
