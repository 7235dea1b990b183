import type { ReactElement } from 'react'

import {
  Accordion,
  Badge,
  betsPicture,
  Breadcrumb,
  Button,
  calendarPicture,
  Card,
  CardHeader,
  Crest,
  crestInitials,
  Disclosure,
  EmptyState,
  errorPicture,
  favouritesPicture,
  Flag,
  Icon,
  KitBar,
  type IconName,
  LiveBadge,
  LiveDot,
  type PillStatus,
  searchPicture,
  Skeleton,
  slipPicture,
  sportPicture,
  Shirt,
  SportIcon,
  StatusPill,
} from '../src/index.ts'
import { iconFiles } from '../src/icons/icon-names.ts'
import { SPORTS_WITH_ICON } from '../src/icons/sport-icons.ts'
import styles from './gallery.module.css'

const statuses: readonly PillStatus[] = [
  'open',
  'pending',
  'won',
  'lost',
  'void',
  'half-won',
  'half-lost',
  'cashed-out',
  'rejected',
]

const clubs =
  'Arsenal,FC Bayern München,Real Madrid CF,Ajax,Celtic,Benfica,Boca Juniors,Milan,Flamengo,Al Hilal'

export function MarksPart(): ReactElement {
  return (
    <Card>
      <CardHeader title="Marks, states and pictures" />
      <div className={styles['columns']}>
        <div className={styles['stack']}>
          <Breadcrumb
            label="You are here"
            items={[
              { label: 'Football', href: '#' },
              { label: 'England', href: '#' },
              { label: 'Premier League' },
            ]}
          />
          <div className={styles['row']}>
            {statuses.map((status) => (
              <StatusPill key={status} status={status} label={status} />
            ))}
          </div>
          <div className={styles['row']}>
            <LiveBadge label="Live" detail="2nd set" />
            <LiveDot />
            <Badge>12</Badge>
            <Badge tone="strong">3</Badge>
            <Badge tone="danger">−2</Badge>
            <Badge tone="success">+5%</Badge>
            <Flag countryCode="DE" />
            <Flag countryCode="BR" />
            <Flag />
          </div>
          <div className={styles['row']}>
            {clubs.split(',').map((name) => (
              <Crest key={name} name={name} />
            ))}
            {['Javier Quesera', 'Reto Brandeis'].flatMap((name) =>
              [20, 40].map((size) => (
                <Crest key={name + size} name={name} size={size} of="player" />
              )),
            )}
            {clubs
              .split(',')
              .slice(0, 4)
              .map((name) => (
                <Crest key={name} name={name} size={40} initials={crestInitials(name)} />
              ))}
          </div>
          <div className={styles['row']}>
            {Array.from({ length: 48 }, (_, kit) => (
              <Crest
                key={kit}
                name="Gallery Rovers"
                kit={kit * 25}
                size={kit < 24 ? 20 : 48}
                initials={kit < 24 ? undefined : 'GR'}
              />
            ))}
            {Array.from({ length: 24 }, (_, kit) => (
              <KitBar key={kit} name="Gallery Rovers" kit={kit} />
            ))}
            {Array.from({ length: 8 }, (_, kit) => (
              <Shirt
                key={kit}
                name="Gallery"
                kit={kit}
                number={kit * 11 + 1}
                size={kit < 4 ? 20 : 40}
              />
            ))}
          </div>
          <div className={styles['row']} style={{ fontSize: 22 }}>
            {SPORTS_WITH_ICON.map((key) => (
              <SportIcon key={key} sportKey={key} />
            ))}
          </div>
          <div className={styles['row']} style={{ fontSize: 18 }}>
            {(Object.keys(iconFiles) as IconName[]).map((name) => (
              <Icon key={name} name={name} />
            ))}
          </div>
        </div>
        <Markets />
      </div>
      <EmptyStates />
    </Card>
  )
}

function Markets(): ReactElement {
  return (
    <div className={styles['stack']}>
      <Accordion>
        <Disclosure summary="Total goals" defaultOpen end={<Badge>8</Badge>}>
          <div className={styles['stack']} style={{ padding: '0 16px 16px' }}>
            <Skeleton inlineSize="70%" />
            <Skeleton shape="block" blockSize={40} />
          </div>
        </Disclosure>
        <Disclosure summary="Both teams to score">Content</Disclosure>
      </Accordion>
    </div>
  )
}

const PICTURES = {
  slipPicture,
  betsPicture,
  searchPicture,
  livePicture: sportPicture(),
  sportPicture: sportPicture('ice-hockey'),
  errorPicture,
  favouritesPicture,
  calendarPicture,
}

function EmptyStates(): ReactElement {
  return (
    <div className={styles['columns']}>
      {Object.entries(PICTURES).map(([name, picture]) => (
        <EmptyState
          key={name}
          picture={picture}
          title="Your slip is empty"
          description="Tap a price to add a selection."
          action={<Button size="small">See live matches</Button>}
        />
      ))}
    </div>
  )
}
