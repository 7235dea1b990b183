import { decodeCommands } from '../protobuf/decode-commands.ts'
import { disconnects, protocolErrors } from '../protocol/codes.ts'
import type { Command, Request } from '../protocol/commands.ts'
import { parseCommands, toCommands } from '../protocol/commands.ts'
import { ProtocolViolation } from '../protocol/protocol-violation.ts'
import { errorMessage, replyMessage } from '../protocol/replies.ts'
import { CommandAllowance } from './command-allowance.ts'
import type { CommandOutcome } from './command-outcome.ts'
import type { Session } from './session.ts'
import { history, presence, presenceStats, publish } from './channel-commands.ts'
import { connect, refresh } from './connection-commands.ts'
import { refreshSubscription, subscribe, unsubscribe } from './subscription-commands.ts'

/** Runs a client's commands one after the other, in the order in which they came. */
export class CommandQueue {
  readonly #session: Session
  readonly #waiting: Command[] = []
  readonly #allowance: CommandAllowance
  #running = false
  /** A client whose connect was answered by an error may only go away. */
  #connectTried = false

  constructor(session: Session) {
    this.#session = session
    this.#allowance = new CommandAllowance(session.context.limits)
  }

  receive(message: string | Uint8Array): void {
    try {
      const commands =
        typeof message === 'string' ? parseCommands(message) : toCommands(decodeCommands(message))
      this.#waiting.push(...commands)
    } catch (error) {
      if (!(error instanceof ProtocolViolation)) throw error
      this.#session.disconnect(disconnects.badRequest)
      return
    }
    const { limits } = this.#session.context
    if (this.#waiting.length > limits.maxWaitingCommands) {
      this.#session.disconnect(disconnects.tooManyRequests)
    } else if (!this.#running) {
      void this.#run()
    }
  }

  async #run(): Promise<void> {
    this.#running = true
    try {
      for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
        if (this.#session.closed) return
        const running = this.#execute(next)
        if (running !== undefined) await running
      }
    } catch (error) {
      this.#session.context.onError(error)
      this.#session.disconnect(disconnects.serverError)
    } finally {
      this.#running = false
    }
  }

  #execute(command: Command): Promise<void> | undefined {
    const session = this.#session
    if (session.admitted === (command.method === 'connect') || this.#isBarred()) {
      session.disconnect(disconnects.badRequest)
      return undefined
    }
    // Each pong answers a ping of the server, so that there are no more than it wants.
    if (command.method === 'pong') session.pong()
    else if (command.method === 'send') session.disconnect(disconnects.notAvailable)
    else return this.#allow(command)
    return undefined
  }

  #allow(command: Exclude<Command, { method: 'pong' | 'send' }>): Promise<void> | undefined {
    const allowed = this.#allowance.take()
    if (allowed === 'end') this.#session.disconnect(disconnects.tooManyRequests)
    // Leaving a channel gives back what it cost; a client that cannot would connect anew.
    else if (allowed === 'refuse' && command.method !== 'unsubscribe') {
      this.#session.send(errorMessage(command.id, protocolErrors.tooManyRequests))
    } else if (command.method === 'unknown') {
      this.#session.send(errorMessage(command.id, protocolErrors.methodNotFound))
    } else return this.#answer(command)
    return undefined
  }

  #isBarred(): boolean {
    return this.#connectTried && !this.#session.admitted
  }

  #answer(request: Request): Promise<void> | undefined {
    if (request.method === 'connect') this.#connectTried = true
    const outcome = runRequest(this.#session, request)
    if (outcome instanceof Promise) return outcome.then((late) => this.#settle(request, late))
    this.#settle(request, outcome)
    return undefined
  }

  #settle({ id, method }: Request, outcome: CommandOutcome): void {
    if ('disconnect' in outcome) this.#session.disconnect(outcome.disconnect)
    else if ('error' in outcome) this.#session.send(errorMessage(id, outcome.error))
    else {
      this.#session.send(replyMessage(id, method, outcome.reply))
      outcome.after?.()
    }
  }
}

function runRequest(session: Session, request: Request): CommandOutcome | Promise<CommandOutcome> {
  switch (request.method) {
    case 'connect':
      return connect(session, request.params)
    case 'refresh':
      return refresh(session, request.params)
    case 'subscribe':
      return subscribe(session, request.params)
    case 'sub_refresh':
      return refreshSubscription(session, request.params)
    case 'unsubscribe':
      return unsubscribe(session, request.params)
    case 'publish':
      return publish(session, request.params)
    case 'presence':
      return presence(session, request.params)
    case 'presence_stats':
      return presenceStats(session, request.params)
    case 'history':
      return history(session, request.params)
    case 'rpc':
      return { error: protocolErrors.notAvailable }
  }
}
