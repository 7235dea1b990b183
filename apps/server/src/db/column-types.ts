import type { ColumnType } from 'kysely'

/** A time that the database sets and the code reads. */
export type CreatedAt = ColumnType<Date, Date | undefined, never>
