import type { ApiClient } from '@touchline/contract'
import { Button } from '@touchline/ui'
import { useState, type SubmitEvent } from 'react'
import { useTranslations } from 'use-intl'

import { failureText } from '../../parts/alerts/failure-text.ts'
import { useKeptForm } from '../../parts/kept-form/use-kept-form.ts'
import { useServices } from '../../base/services.ts'
import { judgeReceipt, type Judgement } from './judge-receipt.ts'
import { Verdict } from './verdict.tsx'
import styles from './verify-page.module.css'

type State =
  | { readonly kind: 'idle' }
  | { readonly kind: 'checking'; readonly text: string }
  | { readonly kind: 'failed'; readonly message: string | null }
  | { readonly kind: 'judged'; readonly judgement: Judgement }

/** Where anyone has a receipt proven: nothing of it leaves the browser unless that cannot do it. */
export function VerifyPage() {
  const t = useTranslations('receipts.verify')
  const { api } = useServices()
  const [text, setText] = useState('')
  const [state, setState] = useState<State>({ kind: 'idle' })
  useKeptForm('receipt', ({ text: kept }) => {
    if (typeof kept === 'string') setText(kept)
  })

  async function check(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    setState({ kind: 'checking', text })
    const next = await judge(api, text)
    // A verdict is about the text that was judged, not about another.
    setState((now) => (now.kind === 'checking' && now.text === text ? next : now))
  }

  function change(next: string): void {
    setText(next)
    setState({ kind: 'idle' })
  }

  return (
    <div className={styles['page']}>
      <h1 className={styles['title']}>{t('title')}</h1>
      <p className={styles['hint']}>{t('hint')}</p>
      <form name="receipt" className={styles['form']} onSubmit={(event) => void check(event)}>
        <label className={styles['label']} htmlFor="receipt-text">
          {t('label')}
        </label>
        <textarea
          id="receipt-text"
          name="text"
          className={styles['field']}
          dir="ltr"
          rows={10}
          required
          spellCheck={false}
          autoComplete="off"
          value={text}
          onChange={(event) => change(event.currentTarget.value)}
        />
        <Button
          type="submit"
          tone="primary"
          icon="shield"
          loading={state.kind === 'checking'}
          disabled={text.trim() === ''}
        >
          {t('check')}
        </Button>
      </form>
      <div role="status">
        {state.kind === 'judged' && <Verdict judgement={state.judgement} />}
        {state.kind === 'failed' && <p>{state.message ?? t('failed')}</p>}
      </div>
    </div>
  )
}

async function judge(api: ApiClient, text: string): Promise<State> {
  try {
    const judgement = await judgeReceipt(api, text, globalThis.crypto.subtle)
    return { kind: 'judged', judgement }
  } catch (error) {
    return { kind: 'failed', message: failureText(error)?.message ?? null }
  }
}
