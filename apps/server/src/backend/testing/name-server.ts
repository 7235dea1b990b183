import { createSocket } from 'node:dgram'
import { once } from 'node:events'

const HEADER_BYTES = 12
const TYPE_A = 1
const NO_TTL = 0

/** Answers where names point, as the name server of a container network does. */
export async function startNameServer(names: ReadonlyMap<string, readonly string[]>) {
  const socket = createSocket('udp4')
  socket.on('message', (question, { port, address }) => {
    socket.send(answerTo(question, names), port, address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return { port: socket.address().port, stop: () => void socket.close() }
}

function answerTo(query: Buffer, names: ReadonlyMap<string, readonly string[]>): Buffer {
  const labels: string[] = []
  let at = HEADER_BYTES
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length))
    at += length + 1
  }
  const type = query.readUInt16BE(at + 1)
  const question = query.subarray(HEADER_BYTES, at + 5)
  const addresses = type === TYPE_A ? (names.get(labels.join('.')) ?? []) : []
  const header = Buffer.alloc(HEADER_BYTES)
  query.copy(header, 0, 0, 2)
  header.writeUInt16BE(0x81_80, 2)
  header.writeUInt16BE(1, 4)
  header.writeUInt16BE(addresses.length, 6)
  return Buffer.concat([header, question, ...addresses.map(addressRecord)])
}

function addressRecord(address: string): Buffer {
  const record = Buffer.alloc(16)
  // The name is that of the question.
  record.writeUInt16BE(0xc0_00 + HEADER_BYTES, 0)
  record.writeUInt16BE(TYPE_A, 2)
  record.writeUInt16BE(1, 4)
  record.writeUInt32BE(NO_TTL, 6)
  record.writeUInt16BE(4, 10)
  record.set(address.split('.').map(Number), 12)
  return record
}
