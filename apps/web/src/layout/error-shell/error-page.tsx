import { createElement, use, type ComponentType } from 'react'

import { onFirstSign } from '../../base/first-sign.ts'
// The style comes with the document, for the page shows before any script runs.
import './error-shell.module.css'
import { Waiting } from '../../parts/late/waiting.tsx'
import type { ErrorKind } from './error-sentence.ts'
import { UNEXPECTED_ERROR_IN_ERROR_APP } from './unexpected-error.ts'

type ErrorPageProps = { kind: ErrorKind }

let arrived: ComponentType<ErrorPageProps> | null = null
let fetching: Promise<ComponentType<ErrorPageProps>> | null = null

/** No part of other pages' first views. Never rejects: there is no error page for the error page. */
export function fetchErrorPage(): Promise<ComponentType<ErrorPageProps>> {
  fetching ??= import('./error-shell.tsx').then(
    ({ ErrorShell }) => (arrived = ErrorShell),
    () => {
      fetching = null
      return LastWord
    },
  )
  return fetching
}

onFirstSign(() => void fetchErrorPage())

/** What stands in place of a page that cannot be shown. */
export function ErrorPage({ kind }: ErrorPageProps) {
  if (arrived !== null) return <Arrived kind={kind} />
  return (
    <Waiting>
      <Arrived kind={kind} />
    </Waiting>
  )
}

function Arrived({ kind }: ErrorPageProps) {
  return createElement(arrived ?? use(fetchErrorPage()), { kind })
}

/** ERRP-12: without a connection its code may not have come. */
function LastWord() {
  return <h1>{UNEXPECTED_ERROR_IN_ERROR_APP}</h1>
}
