/** A message is not a run of commands; the connection that sent it ends with code 3501. */
export class ProtocolViolation extends Error {
  override readonly name = 'ProtocolViolation'
}
