/** Storage key of a quick bet whose answer is not known yet. */
export const QUICK_JOURNAL_KEY = 'quick_placement'
