import { statementCsv, type StatementLine } from '@touchline/betting'
import type { Transaction } from '@touchline/contract'
import { Button } from '@touchline/ui'
import { useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'

import { serverNow } from '../../base/clock/clock-skew.ts'
import { useServices } from '../../base/services.ts'
import { saveFile } from '../../base/save-file.ts'
import { useSystemSettings } from '../../data/queries/system-settings.ts'
import type { AskedTransactions } from './asked-transactions.ts'
import { PrintedStatement } from './printed-statement.tsx'
import { readStatement } from './transaction-queries.ts'
import styles from './transactions.module.css'

/** The movements that are asked for as a file, and on paper. */
export function StatementButtons({ asked }: { asked: AskedTransactions }) {
  const t = useTranslations('profile.transactions')
  const services = useServices()
  const { currencies } = useSystemSettings()
  const [busy, setBusy] = useState<'csv' | 'print' | null>(null)
  const [printed, setPrinted] = useState<{ rows: readonly Transaction[]; at: string } | null>(null)

  const now = () => new Date(serverNow(services.page)).toISOString()

  async function read(what: 'csv' | 'print', then: (all: Transaction[]) => void): Promise<void> {
    setBusy(what)
    try {
      then(await readStatement(services, asked))
    } catch {
      services.alerts.queue.push({ tone: 'error', title: t('failed') })
    } finally {
      setBusy(null)
    }
  }

  function save(all: readonly Transaction[]): void {
    const { subunits = 100 } = currencies.find(({ code }) => code === asked.currency) ?? {}
    const csv = statementCsv(all.map(toLine), { code: asked.currency, subunits })
    const day = now().slice(0, 10)
    saveFile(`touchline-${asked.currency}-${day}.csv`, 'text/csv;charset=utf-8', csv)
  }

  function print(rows: readonly Transaction[]): void {
    flushSync(() => setPrinted({ rows, at: now() }))
    window.print()
    setPrinted(null)
  }

  return (
    <div className={styles['buttons']}>
      <Button
        size="small"
        icon="list"
        loading={busy === 'csv'}
        onClick={() => void read('csv', save)}
      >
        {t('csv')}
      </Button>
      <Button
        size="small"
        icon="receipt"
        loading={busy === 'print'}
        onClick={() => void read('print', print)}
      >
        {t('print')}
      </Button>
      {printed !== null &&
        createPortal(<PrintedStatement asked={asked} {...printed} />, document.body)}
    </div>
  )
}

function toLine({ createdAt, bets, method, ...move }: Transaction): StatementLine {
  const references = [...bets.map(({ ref }) => ref), ...(method === null ? [] : [method])]
  return { ...move, at: createdAt, references }
}
