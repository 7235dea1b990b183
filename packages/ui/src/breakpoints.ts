/** THEME-04: widths of the screen, px, from which on a layout applies. */
export const SCREEN_BREAKPOINTS = { sm: 720, md: 960, lg: 1280, wide: 1600, xl: 1920 } as const

/** THEME-03: the greatest width of a mobile screen, px. */
export const MOBILE_WIDTH = 780

/** The greatest height, px, at which the bars of a mobile screen scroll away with the page. */
export const LOW_HEIGHT = 360

/**
 * THEME-05: widths of a column of content, px. What stands in a column asks its container and not
 * the screen, because the columns beside it come and go.
 */
export const CONTENT_BREAKPOINTS = { xs: 360, sm: 480, md: 780, lg: 1024 } as const
