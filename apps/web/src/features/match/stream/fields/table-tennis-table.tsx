import styles from './fields.module.css'

/** The table with its centre line, and a net that stands out at both sides. */
export function TableTennisTable() {
  return (
    <>
      <rect className={styles['table']} x="17" y="9.7" width="66" height="36.6" />
      <path className={styles['thin']} d="M17 28H83" />
      <path className={styles['net']} d="M50 7.4V48.6" />
    </>
  )
}
