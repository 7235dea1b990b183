import { useKeptForm } from '../../parts/kept-form/use-kept-form.ts'

type KeptCodeProps = { form: string; onKept: (code: string) => void }

/** A part of its own, since the empty slip belongs to the first view. */
export function KeptCode({ form, onKept }: KeptCodeProps) {
  useKeptForm(form, ({ code }) => {
    if (typeof code === 'string') onKept(code)
  })
  return null
}
