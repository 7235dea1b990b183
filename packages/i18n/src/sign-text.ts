/** What is below zero has the same hyphen before it in every language, as prices and lines have. */
export function signText(written: string): string {
  return written.replace('\u2212', '-')
}
