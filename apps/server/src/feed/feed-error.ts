import { OperatorError } from '../reporting/operator-error.ts'

/** A feed cannot start from what it was given; the message says where and why, in a sentence. */
export class FeedError extends OperatorError {}
