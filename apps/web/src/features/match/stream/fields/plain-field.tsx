import styles from './fields.module.css'

/** For a sport that has no drawing: two halves, and nothing that only another sport has. */
export function PlainField() {
  return (
    <>
      <rect className={styles['ground']} x="6" y="4" width="88" height="48" rx="2" />
      <path className={styles['line']} d="M50 4V52" />
    </>
  )
}
