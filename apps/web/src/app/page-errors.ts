import { createSerializationAdapter } from '@tanstack/react-router'

import { requestEnvironment } from './request-environment.ts'

/** What the page says of a failure on the server, in place of words meant for the operator. */
export const GENERIC_MESSAGE = 'Something went wrong on the server'

type ErrorSerializerOptions = {
  /** Development writes the real message into the page. */
  revealing: boolean
  /** Where the real error goes. */
  report: (error: unknown) => void
}

/**
 * Errors that the server hands to the browser inside a page. By default the framework writes
 * their messages into the HTML and tells nobody; here the page gets a generic one, and the
 * operator gets the error.
 */
export function createErrorSerializer({ revealing, report }: ErrorSerializerOptions) {
  return createSerializationAdapter({
    key: 'error',
    test: (value: unknown): value is Error => value instanceof Error,
    toSerializable: (error) => {
      report(error)
      return { message: revealing ? error.message : GENERIC_MESSAGE }
    },
    fromSerializable: ({ message }) => new Error(message),
  })
}

/** How an error of the server comes to the browser: written on one side, read on the other. */
export const pageErrors = createErrorSerializer({
  revealing: import.meta.env.DEV,
  report: (error) => requestEnvironment()?.report(error),
})
