import { latinDigits } from '@touchline/contract'

/** Phones copy a number with marks of direction around it, and with blanks and dashes that never break. */
export function plainPhoneNumber(pasted: string): string {
  return latinDigits(pasted)
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\p{Pd}/gu, '-')
    .trim()
}
