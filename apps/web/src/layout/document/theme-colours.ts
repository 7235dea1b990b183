/** The header's surface in each theme: browsers want plain colours for their own bars. */
export const COLOURS = { dark: '#151b17', light: '#fefefc' } as const
