import { Component, type ReactNode } from 'react'

import { UNEXPECTED_ERROR_IN_ERROR_APP } from './unexpected-error.ts'

/** ERRP-12: the last word, where the error page itself fails. */
export class ErrorAppBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? <h1>{UNEXPECTED_ERROR_IN_ERROR_APP}</h1> : this.props.children
  }
}
