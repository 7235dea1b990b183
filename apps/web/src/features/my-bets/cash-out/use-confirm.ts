import { useEffect, useState } from 'react'

import { CONFIRM_WITHIN_MS, press, type ConfirmStep } from './confirm-step.ts'

/** Two presses for one amount; a first one is forgotten after five seconds. */
export function useConfirm(onConfirm: (amount: bigint) => void) {
  const [step, setStep] = useState<ConfirmStep>(null)
  useEffect(() => {
    if (step === null) return
    const timer = setTimeout(() => setStep(null), CONFIRM_WITHIN_MS)
    return () => clearTimeout(timer)
  }, [step])
  return {
    asked: step?.amount ?? null,
    press: (offer: bigint, isRepeat: boolean) => {
      const pressed = press(step, offer, Date.now(), isRepeat)
      setStep(pressed.step)
      if (pressed.confirmed !== null) onConfirm(pressed.confirmed)
    },
    forget: () => setStep(null),
  }
}
