import protobuf from 'protobufjs'
import { ProtocolViolation } from '../protocol/protocol-violation.ts'
import { commandType, emulationRequestType } from './schema.ts'

const toObjectOptions = { longs: Number, defaults: false } as const

/**
 * Reads commands in protobuf, each behind its length, into the objects of their JSON form.
 * @throws ProtocolViolation for bytes that are no commands, and for data that is not JSON
 */
export function decodeCommands(bytes: Uint8Array): unknown[] {
  const reader = protobuf.Reader.create(bytes)
  const commands: unknown[] = []
  try {
    while (reader.pos < reader.len) {
      const command = commandType.toObject(commandType.decodeDelimited(reader), toObjectOptions)
      commands.push(withParsedData(command))
    }
  } catch (error) {
    throw new ProtocolViolation('bytes are not commands', { cause: error })
  }
  return commands
}

export type EmulatedMessage = { node: string; session: string; data: Uint8Array }

/** @throws ProtocolViolation for bytes that are no such request */
export function decodeEmulationRequest(bytes: Uint8Array): EmulatedMessage {
  try {
    const request = emulationRequestType.toObject(emulationRequestType.decode(bytes), {
      defaults: true,
    })
    return {
      node: String(request['node']),
      session: String(request['session']),
      data: new Uint8Array(request['data'] as ArrayLike<number>),
    }
  } catch (error) {
    throw new ProtocolViolation('bytes are no request', { cause: error })
  }
}

function withParsedData(command: Record<string, unknown>): Record<string, unknown> {
  const publish = command['publish']
  if (typeof publish !== 'object' || publish === null || !('data' in publish)) return command
  const text = Buffer.from(publish.data as Uint8Array).toString('utf8')
  return { ...command, publish: { ...publish, data: JSON.parse(text) as unknown } }
}
