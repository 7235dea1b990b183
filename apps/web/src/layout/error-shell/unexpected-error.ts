/** ERRP-12: where the texts themselves are missing. */
export const UNEXPECTED_ERROR = 'UNEXPECTED ERROR'

/** ERRP-12: where the error page itself failed. */
export const UNEXPECTED_ERROR_IN_ERROR_APP = 'UNEXPECTED ERROR IN ERROR APP'
