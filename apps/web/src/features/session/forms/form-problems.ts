import {
  ApiError,
  decode,
  email as emailSchema,
  newPassword,
  phoneCode,
  playerChange,
} from '@touchline/contract'

/** Names in the messages' namespace `forms`, or what the backend says in the player's language. */
export type FormProblem =
  | 'required'
  | 'email'
  | 'password'
  | 'repeat'
  | 'phone'
  | 'terms'
  | 'code'
  | { readonly text: string }

export type Problems<Field extends string> = Partial<Record<Field, FormProblem>>

type Credentials = { email: string; password: string }

export function signInProblems(values: Credentials): Problems<keyof Credentials> {
  return found({ email: emailProblem(values.email), password: requiredProblem(values.password) })
}

export function signUpProblems(
  values: Credentials & { terms: boolean },
): Problems<keyof Credentials | 'terms'> {
  return found({
    email: emailProblem(values.email),
    password: newPasswordProblem(values.password),
    terms: values.terms ? null : 'terms',
  })
}

export function emailRequestProblems({ email }: { email: string }): Problems<'email'> {
  return found({ email: emailProblem(email) })
}

type NewPassword = { password: string; repeat: string }

export function newPasswordProblems({
  password,
  repeat,
}: NewPassword): Problems<keyof NewPassword> {
  return found({
    password: newPasswordProblem(password),
    repeat: requiredProblem(repeat) ?? (repeat === password ? null : 'repeat'),
  })
}

type EmailChange = { email: string; currentPassword: string }

type PasswordChange = NewPassword & { currentPassword: string }

export function passwordChangeProblems(values: PasswordChange): Problems<keyof PasswordChange> {
  const current = requiredProblem(values.currentPassword)
  const rest = newPasswordProblems(values)
  return current === null ? rest : { currentPassword: current, ...rest }
}

export function emailChangeProblems(values: EmailChange): Problems<keyof EmailChange> {
  return found({
    email: emailProblem(values.email),
    currentPassword: requiredProblem(values.currentPassword),
  })
}

export function passwordProblems({ password }: { password: string }): Problems<'password'> {
  return found({ password: requiredProblem(password) })
}

export function codeProblems({ code }: { code: string }): Problems<'code'> {
  return found({ code: decode(phoneCode, { code }).ok ? null : 'code' })
}

/** A code of an authenticator, or one of letters for when it is lost. */
export function recoveryProblems({ code }: { code: string }): Problems<'code'> {
  return found({ code: requiredProblem(code) })
}

export function phoneProblems({ phone }: { phone: string }): Problems<'phone'> {
  return found({ phone: phoneProblem(phone) })
}

/** GAP-26: every field that is asked for has to be filled in. */
export function profileProblems<Field extends string>(
  values: Record<Field, string>,
): Problems<Field> {
  const entries = Object.entries<string>(values).map(([field, text]) => [
    field,
    field === 'phone' ? phoneProblem(text) : requiredProblem(text),
  ])
  return found(Object.fromEntries(entries) as Record<Field, FormProblem | null>)
}

/** Fields of a profile that a player may leave empty, but for those that the operator asks for. */
export function detailsProblems<Field extends string>(
  values: Record<Field, string>,
  required: readonly string[],
): Problems<Field> {
  const entries = Object.entries<string>(values).map(([field, text]) => [
    field,
    required.includes(field) ? requiredProblem(text) : null,
  ])
  return found(Object.fromEntries(entries) as Record<Field, FormProblem | null>)
}

/** GAP-22: what the backend says of a field, by the form's names of fields. */
export function problemsOfAnswer(error: unknown): Problems<string> {
  const texts = error instanceof ApiError ? error.details?.['texts'] : null
  if (typeof texts !== 'object' || texts === null) return {}
  return Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) =>
      typeof text === 'string' ? [[fieldName(name), { text }]] : [],
    ),
  )
}

/** Where a form's name is not the backend's in other letters. */
const FIELD_NAMES: Readonly<Record<string, string>> = { terms_accepted: 'terms' }

/** `first_name` is `firstName` in a form. */
export function fieldName(wireName: string): string {
  const own = FIELD_NAMES[wireName]
  return own ?? wireName.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

function requiredProblem(text: string): FormProblem | null {
  return text.trim() === '' ? 'required' : null
}

function emailProblem(text: string): FormProblem | null {
  return requiredProblem(text) ?? (decode(emailSchema, text).ok ? null : 'email')
}

function newPasswordProblem(text: string): FormProblem | null {
  return requiredProblem(text) ?? (decode(newPassword, text).ok ? null : 'password')
}

function phoneProblem(text: string): FormProblem | null {
  return requiredProblem(text) ?? (decode(playerChange, { phone: text }).ok ? null : 'phone')
}

function found<Field extends string>(all: Record<Field, FormProblem | null>): Problems<Field> {
  const wrong = Object.entries(all).filter(([, problem]) => problem !== null)
  return Object.fromEntries(wrong) as Problems<Field>
}
