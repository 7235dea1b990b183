/** Tabs of the match page beside its markets; each only where there is something in it. */
export const MATCH_TABS = ['statistics', 'stream', 'chat'] as const

export type MatchTab = (typeof MATCH_TABS)[number]
