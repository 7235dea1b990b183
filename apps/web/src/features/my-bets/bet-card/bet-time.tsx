import { useIsPrinting } from '../../../base/use-is-printing.ts'
import { useFormatting } from '../../../preferences/use-formatting.ts'

/** When something was or will be: in few words, and on paper for whoever reads it another day. */
export function BetTime({ at, className }: { at: string; className: string | undefined }) {
  const { kickOff, dateTime } = useFormatting()
  const isPrinting = useIsPrinting()
  return (
    <time className={className} dateTime={at} title={dateTime(at)}>
      {isPrinting ? dateTime(at) : kickOff(at)}
    </time>
  )
}
