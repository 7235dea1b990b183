import { type ReactElement, useState } from 'react'

import {
  Button,
  Card,
  CardHeader,
  createAlertQueue,
  Dialog,
  Menu,
  Popover,
  type PopoverTrigger,
  ProgressBar,
  Sheet,
  type SheetState,
  TextField,
  ToastRegion,
  Tooltip,
} from '../src/index.ts'
import styles from './gallery.module.css'

const alerts = createAlertQueue()

const languages = [
  { id: 'de', label: 'Deutsch', checked: false },
  { id: 'en', label: 'English', checked: true },
  { id: 'es', label: 'Español', checked: false },
]

type DialogKind = 'none' | 'closable' | 'forced'

export function OverlaysPart(): ReactElement {
  const [dialog, setDialog] = useState<DialogKind>('none')
  const [sheet, setSheet] = useState<SheetState>('hidden')
  const [loading, setLoading] = useState(false)
  return (
    <Card>
      <CardHeader title="What floats" />
      <div className={styles['columns']}>
        <div className={styles['row']}>
          <Button onClick={() => setDialog('closable')}>Dialog</Button>
          <Button onClick={() => setDialog('forced')}>Forced dialog</Button>
          <Button onClick={() => setSheet('collapsed')}>Sheet</Button>
          <Menus />
          <Tooltip text="Needs three selections of different matches">
            {(describedBy) => <Button aria-describedby={describedBy}>Tooltip</Button>}
          </Tooltip>
          <Button onClick={() => setLoading(!loading)}>Progress</Button>
          <Button
            onClick={() =>
              alerts.push({
                tone: 'success',
                title: 'Bet placed',
                description: 'Reference 8F3K-22QX',
                action: { label: 'Show', onAction: () => setDialog('closable') },
              })
            }
          >
            Alert
          </Button>
        </div>
      </div>
      <SignInDialog kind={dialog} onClose={() => setDialog('none')} />
      <SlipSheet state={sheet} onStateChange={setSheet} />
      <ProgressBar active={loading} label="Loading the page" />
      <ToastRegion queue={alerts} label="Alerts" closeLabel="Dismiss" />
    </Card>
  )
}

function drawMenuButton(attributes: PopoverTrigger): ReactElement {
  return <Button {...attributes}>Menu</Button>
}

function drawPopoverButton(attributes: PopoverTrigger): ReactElement {
  return <Button {...attributes}>Popover</Button>
}

function Menus(): ReactElement {
  return (
    <>
      <Menu label="Language" items={languages} trigger={drawMenuButton} />
      <Popover label="Balance" align="end" trigger={drawPopoverButton}>
        <p style={{ padding: 16 }}>EUR 1,250.40</p>
      </Popover>
    </>
  )
}

type SignInDialogProps = { kind: DialogKind; onClose: () => void }

function SignInDialog({ kind, onClose }: SignInDialogProps): ReactElement {
  return (
    <Dialog
      open={kind !== 'none'}
      closable={kind === 'closable'}
      onClose={onClose}
      closeLabel="Close"
      title="Sign in"
      modalName="signIn"
      footer={
        <Button tone="primary" onClick={onClose}>
          Sign in
        </Button>
      }
    >
      <div className={styles['stack']}>
        <TextField label="Email" data-autofocus />
        <TextField label="Password" type="password" />
        <Button onClick={() => alerts.push({ tone: 'error', title: 'No connection' })}>
          Alert from inside
        </Button>
      </div>
    </Dialog>
  )
}

type SlipSheetProps = { state: SheetState; onStateChange: (state: SheetState) => void }

function SlipSheet({ state, onStateChange }: SlipSheetProps): ReactElement {
  return (
    <Sheet
      state={state}
      onStateChange={onStateChange}
      label="Bet slip"
      expandLabel="Open the bet slip"
      collapseLabel="Close the bet slip"
      strip={
        <>
          <span style={{ flex: 1 }}>2 selections · 4.32</span>
          <Button tone="primary" size="small" onClick={() => onStateChange('half')}>
            Place
          </Button>
        </>
      }
      footer={
        <div style={{ padding: 12 }}>
          <Button tone="primary" size="large" block>
            Place bet 10.00 €
          </Button>
        </div>
      }
    >
      <div className={styles['stack']} style={{ padding: 16 }}>
        <TextField label="Kept in every state" />
      </div>
    </Sheet>
  )
}
