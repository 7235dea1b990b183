/** Texts of message keys that errors carry; the key's dots are levels here. */
export const errors = {
  default: {
    title: 'Something went wrong',
    description: 'Please try again in a moment.',
  },
  connection: {
    title: 'You are offline',
    description: 'Check your connection. Prices may be out of date.',
  },
}
