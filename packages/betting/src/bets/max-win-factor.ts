/** A system never wins more than this many times its stake, unless the platform says otherwise. */
export const SYSTEM_MAX_WIN_FACTOR = 10_000n
