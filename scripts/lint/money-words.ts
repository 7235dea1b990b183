const moneyWords = new Set([
  'amount',
  'amounts',
  'balance',
  'deposit',
  'fee',
  'payout',
  'payouts',
  'refund',
  'stake',
  'stakes',
  'subunits',
  'winnings',
])
const oddsWords = new Set(['odd', 'odds', 'price'])
const amountsOfWin = /(^|\s)(potential|possible|max|min|total|net) (win|return)$/

/** What a name stands for when arithmetic is done on it: an amount of money, odds, or neither. */
export function subjectOf(name: string): 'money' | 'odds' | undefined {
  const words = name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z0-9]+/)
    .join(' ')
    .toLowerCase()
    .trim()
  if (words === 'odds scale') return 'odds'
  const last = words.split(' ').at(-1) ?? ''
  if (oddsWords.has(last)) return 'odds'
  return moneyWords.has(last) || amountsOfWin.test(words) ? 'money' : undefined
}
