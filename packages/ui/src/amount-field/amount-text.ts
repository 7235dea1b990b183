/**
 * What stays of typed or pasted text in an amount: digits and one separator, which may be a point
 * or a comma; later separators and everything else go. The text is not a number yet.
 */
export function cleanAmountText(text: string): string {
  const digits = text.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
  const kept = digits.replace(/٫/g, ',').replace(/[^\d.,]/g, '')
  const separator = kept.search(/[.,]/)
  if (separator < 0) return kept
  return kept.slice(0, separator + 1) + kept.slice(separator + 1).replace(/[.,]/g, '')
}
