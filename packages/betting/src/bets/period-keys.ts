/** Key of the part that decides a tied match of cricket, and of the stage it is in then. */
export const SUPER_OVER = 'super_over'
