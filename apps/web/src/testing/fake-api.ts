import {
  ApiError,
  type ApiClient,
  type CallAnswer,
  type CallInput,
  type CallName,
} from '@touchline/contract'

export type Answers = {
  [Name in CallName]?: (input: CallInput<Name>) => CallAnswer<Name> | Promise<CallAnswer<Name>>
}

export type SentCall = { name: CallName; input: CallInput<CallName> | undefined }

/** An api client that answers from functions and remembers what was asked. */
export function fakeApi(answers: Answers): { api: ApiClient; sent: SentCall[] } {
  const sent: SentCall[] = []
  const api: ApiClient = async <Name extends CallName>(name: Name, input?: CallInput<Name>) => {
    sent.push({ name, input })
    const answer = answers[name] as
      | ((given: CallInput<Name> | undefined) => CallAnswer<Name> | Promise<CallAnswer<Name>>)
      | undefined
    if (answer === undefined) throw new Error(`the fake has no answer to ${name}`)
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
