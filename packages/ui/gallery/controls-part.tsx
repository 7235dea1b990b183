import { type ReactElement, useState } from 'react'

import {
  AmountField,
  Button,
  Card,
  CardHeader,
  Checkbox,
  IconButton,
  PasswordField,
  Segmented,
  Select,
  Switch,
  TabPanel,
  Tabs,
  TextField,
} from '../src/index.ts'
import styles from './gallery.module.css'

const chips = [
  { label: '+5', value: '5' },
  { label: '+10', value: '10' },
  { label: '+50', value: '50' },
  { label: 'Max', value: 'max' },
]

const acceptModes = [
  { value: 'none', label: 'Accept no odds changes' },
  { value: 'higher', label: 'Accept higher odds' },
  { value: 'any', label: 'Accept all odds changes' },
]

export function ControlsPart(): ReactElement {
  return (
    <Card>
      <CardHeader title="Controls" />
      <div className={styles['columns']}>
        <Buttons />
        <SlipFields />
        <SignUpFields />
      </div>
    </Card>
  )
}

function Buttons(): ReactElement {
  const [type, setType] = useState<'single' | 'combo' | 'system'>('combo')
  const [tab, setTab] = useState<'slip' | 'bets'>('slip')
  return (
    <div className={styles['stack']}>
      <div className={styles['row']}>
        <Button tone="primary">Join</Button>
        <Button tone="commit">Place 10 €</Button>
        <Button>Sign in</Button>
        <Button tone="ghost" icon="settings">
          Settings
        </Button>
        <Button tone="danger">Delete</Button>
      </div>
      <div className={styles['row']}>
        <Button tone="primary" loading>
          Placing…
        </Button>
        <Button disabled>Disabled</Button>
        <Button size="small">Small</Button>
        <IconButton icon="bell" label="Notifications, 3 new" badge={3} />
        <IconButton icon="star" label="Favourite" pressed={false} />
        <IconButton icon="search" tone="secondary" label="Search" />
      </div>
      <Button tone="primary" size="large" block>
        Place bet 10.00 €
      </Button>
      <Tabs
        label="Bets"
        idPrefix="bets"
        block
        value={tab}
        onChange={setTab}
        tabs={[
          { id: 'slip', label: 'Bet slip', count: 3 },
          { id: 'bets', label: 'My bets', count: 12 },
        ]}
      />
      <TabPanel idPrefix="bets" tabId="slip" active={tab === 'slip'}>
        Three selections
      </TabPanel>
      <TabPanel idPrefix="bets" tabId="bets" active={tab === 'bets'}>
        Twelve bets
      </TabPanel>
      <Segmented
        label="Bet type"
        block
        value={type}
        onChange={setType}
        options={[
          { value: 'single', label: 'Single' },
          { value: 'combo', label: 'Combo' },
          { value: 'system', label: 'System', disabled: true, reason: 'Needs 3 selections' },
        ]}
      />
    </div>
  )
}

function SlipFields(): ReactElement {
  const [stake, setStake] = useState('10')
  return (
    <div className={styles['stack']}>
      <AmountField
        label="Stake"
        currency="EUR"
        value={stake}
        onValueChange={setStake}
        chips={chips}
        onChip={setStake}
      />
      <Select label="Odds changes" options={acceptModes} />
      <Select label="Odds format" hideLabel size="small" options={acceptModes} />
      <Checkbox label="I am over 18 and accept the terms" defaultChecked />
      <Checkbox label="Send me news" />
      <Switch label="Quick bet" hint="One press places a bet" defaultChecked />
      <Switch label="Keyboard shortcuts" />
    </div>
  )
}

function SignUpFields(): ReactElement {
  return (
    <div className={styles['stack']}>
      <TextField
        label="Email"
        type="email"
        placeholder="you@example.com"
        hint="We never share it"
      />
      <TextField label="Phone" prefix="+49" error="This number is too short" defaultValue="151" />
      <PasswordField
        label="Password"
        showLabel="Show password"
        hideButtonLabel="Hide password"
        defaultValue="secret"
      />
    </div>
  )
}
