/** One leg of a bet on several outcomes of a match. */
export type JointSelection = {
  readonly marketId: number
  readonly specifier: string
  readonly outcomeId: string
}

export type JointQuestion = {
  readonly matchId: string
  readonly selections: readonly JointSelection[]
  /**
   * `price` (when absent): for a new bet. `worth`: of the open legs of a bet that stands, however
   * they hang together.
   */
  readonly asks?: 'price' | 'worth'
}

/** Numbers name selections by their place in the question. */
export type JointAnswer =
  /**
   * The chance that all of them win, given that the stake is at risk: a course of the match in which
   * none loses and one is void gives the stake back and does not count.
   */
  | { readonly kind: 'priced'; readonly probability: number }
  /** Plain chances: that all win, and that none loses although not all win. */
  | { readonly kind: 'worth'; readonly win: number; readonly refund: number }
  /** These can never win together; as few as show it. */
  | { readonly kind: 'impossible'; readonly selections: readonly number[] }
  /** `selection` wins whenever `by` do: it adds nothing to them. */
  | { readonly kind: 'implied'; readonly selection: number; readonly by: readonly number[] }
  /** These have no price together with the others now. */
  | { readonly kind: 'unavailable'; readonly selections: readonly number[] }

/** @throws when nobody answers in time */
export type JointPricer = (question: JointQuestion) => Promise<JointAnswer>

/** Of a feed that has no model of its matches: nothing can be combined. */
export const withoutModel: JointPricer = async ({ selections }) => ({
  kind: 'unavailable',
  selections: selections.map((_, index) => index),
})
