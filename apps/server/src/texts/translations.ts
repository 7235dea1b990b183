/** Names and sentences of the feed by their English form, per language. */
export const TRANSLATIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {}
