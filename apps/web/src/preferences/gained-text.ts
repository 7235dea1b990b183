/** What a player gains: a plus before its digits, inside the marks of direction around an amount. */
export function gainedText(money: string): string {
  return money.startsWith('\u2067') ? money.replace('\u2067', '$&\u200E+') : `+${money}`
}
