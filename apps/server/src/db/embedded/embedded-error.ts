import { OperatorError } from '../../reporting/operator-error.ts'

/** Why the embedded PostgreSQL cannot run here; the message always names the way out. */
export class EmbeddedDatabaseError extends OperatorError {
  constructor(reason: string, options?: ErrorOptions) {
    super(
      `The embedded PostgreSQL cannot run: ${reason}. ` +
        'Set DATABASE_URL=postgres://user:password@host:5432/name to use another PostgreSQL.',
      options,
    )
  }
}
