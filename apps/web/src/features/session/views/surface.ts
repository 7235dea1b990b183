/** Names of the views, as the `modal` parameter spells them. */
export type AccessView =
  | 'signIn'
  | 'signUp'
  | 'passwordNew'
  | 'passwordEdit'
  | 'confirmation'
  | 'unlock'

/** What a view stands in, a dialog or a page of its own, and how it is left. */
export type Surface = {
  /** The player has what they came for. */
  done: () => void
  go: (view: AccessView) => void
}
