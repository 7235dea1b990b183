import 'react'

declare module 'react' {
  // What a style sheet reads of an element: `style={{ '--columns': 3 }}`.
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined
  }
}
