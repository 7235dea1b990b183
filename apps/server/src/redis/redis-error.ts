import { OperatorError } from '../reporting/operator-error.ts'

/** Redis cannot be used as it is set; the message is a sentence for the operator. */
export class RedisError extends OperatorError {}
