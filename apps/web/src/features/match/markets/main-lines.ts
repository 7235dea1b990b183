/** Lines of a table that show before the player asks for all. */
export const MAIN_LINES = 5
