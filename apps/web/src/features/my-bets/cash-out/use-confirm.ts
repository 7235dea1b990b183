import { useEffect, useState } from 'react'

import { CONFIRM_WITHIN_MS, press, type Agreed, type ConfirmStep } from './confirm-step.ts'

/** Two presses for one offer; a first one is forgotten after five seconds. */
export function useConfirm(takesDrops: boolean, onConfirm: (agreed: Agreed) => void) {
  const [step, setStep] = useState<ConfirmStep>(null)
  useEffect(() => {
    if (step === null) return
    const timer = setTimeout(() => setStep(null), CONFIRM_WITHIN_MS)
    return () => clearTimeout(timer)
  }, [step])
  return {
    step,
    press: (offer: bigint, isRepeat: boolean) => {
      const pressed = press(step, offer, Date.now(), { isRepeat, takesDrops })
      setStep(pressed.step)
      if (pressed.confirmed !== null) onConfirm(pressed.confirmed)
    },
    forget: () => setStep(null),
  }
}
