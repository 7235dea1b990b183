/** Key of the part that decides a tied match of cricket, and of the stage it is in then. */
export const SUPER_OVER = 'super_over'

/** Of a part's key: `overtime_2` is the second one; null for the first and for any other part. */
export function overtimeNumber(key: string): number | null {
  const [, number] = /^overtime_(\d+)$/.exec(key) ?? []
  return number === undefined ? null : Number(number)
}
