import styles from './stream.module.css'

/** Sports that are played over a net. */
const WITH_NET: ReadonlySet<string> = new Set(['tennis', 'table-tennis', 'volleyball'])

/** Sports on a hall's floor or on ice; the others are played on grass. */
const SURFACES: Readonly<Record<string, string>> = {
  basketball: 'floor',
  handball: 'floor',
  volleyball: 'floor',
  'ice-hockey': 'ice',
  tennis: 'court',
  'table-tennis': 'court',
}

/** Lines of the field from above, in a box of 100 by 60. */
export function Field({ sportKey }: { sportKey: string }) {
  return (
    <svg
      viewBox="0 0 100 60"
      preserveAspectRatio="none"
      aria-hidden
      className={styles['field']}
      data-surface={SURFACES[sportKey] ?? 'grass'}
    >
      <rect x="2" y="2" width="96" height="56" rx={sportKey === 'ice-hockey' ? 12 : 0} />
      <path d="M50 2V58" />
      {WITH_NET.has(sportKey) ? (
        <path d="M2 9H98M2 51H98M26 9V51M74 9V51M26 30H74" />
      ) : (
        <>
          <ellipse cx="50" cy="30" rx="8" ry="8" />
          <path d="M2 15H16V45H2M98 15H84V45H98M2 23H8V37H2M98 23H92V37H98" />
        </>
      )}
    </svg>
  )
}
