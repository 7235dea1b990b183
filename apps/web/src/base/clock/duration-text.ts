const two = (value: number) => String(value).padStart(2, '0')

/** `hh:mm:ss`, the product's time format. */
export function hoursText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  return `${two(Math.floor(whole / 3600))}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}`
}

/** `mm:ss`, with minutes past 59 where a match counts them: `105:20`. */
export function minutesText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  return `${two(Math.floor(whole / 60))}:${two(whole % 60)}`
}
