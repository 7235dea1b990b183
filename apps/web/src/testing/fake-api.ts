import {
  ApiError,
  type ApiClient,
  type Call,
  type CallAnswer,
  type CallInput,
  type Calls,
} from '@touchline/contract'

export type Answers = {
  [Name in keyof Calls]?: (
    input: CallInput<Calls[Name]>,
  ) => CallAnswer<Calls[Name]> | Promise<CallAnswer<Calls[Name]>>
}

export type SentCall = { name: string; input: CallInput<Call> | undefined }

/** An api client that answers from functions and remembers what was asked. */
export function fakeApi(answers: Answers): { api: ApiClient; sent: SentCall[] } {
  const sent: SentCall[] = []
  const api: ApiClient = async <C extends Call>(call: C, input?: CallInput<C>) => {
    sent.push({ name: call.name, input })
    const answer = answers[call.name as keyof Calls] as
      | ((given: CallInput<C> | undefined) => CallAnswer<C> | Promise<CallAnswer<C>>)
      | undefined
    if (answer === undefined) throw new Error(`the fake has no answer to ${call.name}`)
    return answer(input)
  }
  return { api, sent }
}

export function refusal(status: number, fields: Partial<ApiError> = {}): ApiError {
  return new ApiError(fields.call ?? 'call', 'refused', {
    status,
    code: fields.code ?? null,
    messageKey: fields.messageKey ?? 'error.default',
    localizedMessage: fields.localizedMessage ?? null,
    details: fields.details ?? null,
    errorsByBet: fields.errorsByBet ?? null,
  })
}

export function noAnswer(): ApiError {
  return new ApiError('call', 'no_answer', {
    status: 0,
    code: null,
    messageKey: 'error.connection.description',
    localizedMessage: null,
    details: null,
    errorsByBet: null,
  })
}

/** A promise and its handles, for answers that a test gives later. */
export function deferred<Value>() {
  return Promise.withResolvers<Value>()
}
