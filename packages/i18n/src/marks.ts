/** What stands up to `ITS_END` is read from the right, and apart from the text around it. */
export const FROM_THE_RIGHT = '\u2067'
export const ITS_END = '\u2069'
export const RIGHT_TO_LEFT_MARK = '\u200F'
