import { ApiError } from '@touchline/contract'
import { useLayoutEffect, useRef, useState, type ChangeEvent, type RefObject } from 'react'
import { useTranslations } from 'use-intl'

import { failureText, type FailureText } from '../../../parts/alerts/failure-text.ts'
import { useKeptForm } from '../../../parts/kept-form/use-kept-form.ts'
import { problemsOfAnswer, type FormProblem, type Problems } from './form-problems.ts'

/** A failure of the form as a whole; `key` names it where the backend did. */
export type FormFailureState = FailureText & { key: string | null }

export type FormStatus = { failure: FormFailureState | null; isBusy: boolean }

type FormOptions<Values> = {
  /** Takes over what was kept under this name. */
  name?: string
  initial: Values
  check: (values: Values) => Problems<keyof Values & string>
  send: (values: Values) => Promise<void>
  /** What to say of a failure in place of what it says itself; null for most. */
  explain?: (error: unknown) => string | null
}

/** What a text field of the form takes. */
type FieldProps = {
  name: string
  value: string
  error: string | undefined
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
}

export type Form<Values> = {
  name: string | undefined
  formRef: RefObject<HTMLFormElement | null>
  values: Values
  status: FormStatus
  submit: () => Promise<void>
  change: <Field extends keyof Values>(field: Field, value: Values[Field]) => void
  textField: (field: TextKeys<Values>) => FieldProps
  message: (field: keyof Values & string) => string | undefined
}

type TextKeys<Values> = {
  [Key in keyof Values]: Values[Key] extends string ? Key : never
}[keyof Values] &
  string

/** Checks, sends, and tells what is wrong at its field; the first such field gets the focus. */
export function useForm<Values extends Record<string, string | boolean>>({
  name,
  initial,
  check,
  send,
  explain,
}: FormOptions<Values>): Form<Values> {
  type Field = keyof Values & string
  const t = useTranslations('forms')
  const formRef = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(initial)
  const [problems, setProblems] = useState<Problems<Field>>({})
  const [status, setStatus] = useState<FormStatus>({ failure: null, isBusy: false })

  // A page from the server can be written into before it reacts; nothing of that is lost.
  useLayoutEffect(() => {
    const form = formRef.current
    if (form !== null) setValues((known) => withWritten(known, form))
  }, [])
  useKeptForm(name, (kept) => setValues((known) => withKept(known, kept)))

  function show(found: Problems<Field>, failure: FormFailureState | null): void {
    setProblems(found)
    setStatus({ failure, isBusy: false })
    const [first] = Object.keys(found)
    const field = first === undefined ? null : formRef.current?.elements.namedItem(first)
    if (field instanceof HTMLElement) field.focus()
  }

  async function submit(): Promise<void> {
    const wrong = check(values)
    if (Object.keys(wrong).length > 0) return show(wrong, null)
    setProblems({})
    setStatus({ failure: null, isBusy: true })
    try {
      await send(values)
      setStatus({ failure: null, isBusy: false })
    } catch (error) {
      const explained = explain?.(error) ?? null
      if (explained !== null) {
        return show({}, { group: 'global-error.default', message: explained, key: null })
      }
      const answered = Object.entries(problemsOfAnswer(error)).filter(([field]) => field in values)
      show(
        Object.fromEntries(answered) as Problems<Field>,
        answered.length > 0 ? null : failureOf(error),
      )
    }
  }

  /** A field that is being changed is no longer wrong. */
  function change<Name extends keyof Values>(field: Name, value: Values[Name]): void {
    setValues((known) => ({ ...known, [field]: value }))
    setProblems((known) => {
      if (!(field in known)) return known
      const { [field as Field]: _, ...rest } = known
      return rest as Problems<Field>
    })
  }

  function message(field: Field): string | undefined {
    const problem: FormProblem | undefined = problems[field]
    if (problem === undefined) return undefined
    return typeof problem === 'string' ? t(problem) : problem.text
  }

  return {
    name,
    formRef,
    values,
    status,
    submit,
    change,
    message,
    textField: (field) => ({
      name: field,
      value: values[field] as string,
      error: message(field),
      onChange: (event) => change(field, event.target.value as Values[typeof field]),
    }),
  }
}

/** Of a link in an e-mail that was used or is too old. */
export const LINK_INVALID = 'error.auth.link_invalid'

export function failureOf(error: unknown): FormFailureState | null {
  const text = failureText(error)
  return text && { ...text, key: error instanceof ApiError ? error.messageKey : null }
}

/** Takes over what the fields of a form hold. @returns `known` itself where nothing differs */
function withWritten<Values extends Record<string, string | boolean>>(
  known: Values,
  form: HTMLFormElement,
): Values {
  const written = Object.entries(known).flatMap(([name, value]) => {
    const now = contentOf(form.elements.namedItem(name), typeof value === 'boolean')
    return now === null || now === value ? [] : [[name, now]]
  })
  if (written.length === 0) return known
  return { ...known, ...(Object.fromEntries(written) as Partial<Values>) }
}

function contentOf(field: Element | RadioNodeList | null, isBox: boolean): string | boolean | null {
  if (field instanceof HTMLInputElement) return isBox ? field.checked : field.value
  return field instanceof HTMLSelectElement ? field.value : null
}

/** Takes over what was kept of a form, as far as this one has such fields. */
function withKept<Values extends Record<string, string | boolean>>(
  known: Values,
  kept: Readonly<Record<string, string | boolean>>,
): Values {
  const fitting = Object.entries(kept).filter(
    ([name, value]) => typeof known[name] === typeof value,
  )
  if (fitting.length === 0) return known
  return { ...known, ...(Object.fromEntries(fitting) as Partial<Values>) }
}
