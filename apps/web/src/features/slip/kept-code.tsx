import { useKeptForm } from '../../parts/kept-form/use-kept-form.ts'

type KeptCodeProps = { form: string; onKept: (code: string) => void }

/** A part of its own, since the empty slip belongs to the first view. */
export function KeptCode({ form, onKept }: KeptCodeProps) {
  useKeptForm(form, ({ betcode }) => {
    if (typeof betcode === 'string') onKept(betcode)
  })
  return null
}
