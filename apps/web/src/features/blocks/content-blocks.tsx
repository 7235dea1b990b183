import type { PageBlock } from '@touchline/contract'
import { Icon, pictureSource, SportIcon, usePictureFailure } from '@touchline/ui'

import { useServices } from '../../base/services.ts'
import type { BlockKind, BlockProps } from '../../parts/blocks/block-kind.ts'
import { BlockSection } from '../../parts/blocks/block-section.tsx'
import { SiteLink } from '../../parts/blocks/site-link.tsx'
import styles from './content-blocks.module.css'

/** BLOCK-01: a heading. */
export const label: BlockKind<'label'> = {
  Block: ({ block }) => (
    <BlockSection block={block} icon={block.icon !== null && <Icon name={block.icon} />} />
  ),
}

/** BLOCK-05: a page of another site, which can do nothing to this one. */
export const iframe: BlockKind<'iframe'> = { Block: Frame }

function Frame({ block }: BlockProps<'iframe'>) {
  const { page } = useServices()
  const { src, height, title } = block
  // With both, a page of this very site could take its own sandbox off.
  const isForeign = new URL(src).origin !== page.publicUrl
  return (
    <BlockSection block={{ ...block, title: null }}>
      <iframe
        src={src}
        title={title ?? ''}
        height={height}
        loading="lazy"
        sandbox={`allow-scripts allow-forms allow-popups${isForeign ? ' allow-same-origin' : ''}`}
        referrerPolicy="strict-origin-when-cross-origin"
        className={styles['frame']}
      />
    </BlockSection>
  )
}

/** BLOCK-21: pictures that lead somewhere. */
export const speedDial: BlockKind<'speed_dial'> = { Block: SpeedDial }

function SpeedDial({ block }: BlockProps<'speed_dial'>) {
  const { items } = block
  if (items.length === 0) return null
  return (
    <BlockSection block={block}>
      <ul className={styles['dial']}>
        {items.map(({ label: name, href, icon, sportKey, image }) => (
          <li key={`${href} ${name}`}>
            <SiteLink href={href} className={styles['key']}>
              <Sign icon={icon} sportKey={sportKey} image={image} />
              <bdi className={styles['name']}>{name}</bdi>
            </SiteLink>
          </li>
        ))}
      </ul>
    </BlockSection>
  )
}

type Dial = Extract<PageBlock, { type: 'speed_dial' }>['items'][number]

/** The operator's picture, else the sign that is named, or an arrow. */
function Sign({ icon, sportKey, image }: Pick<Dial, 'icon' | 'sportKey' | 'image'>) {
  const [failed, watched] = usePictureFailure(image)
  if (image !== null && !failed) {
    return (
      <img
        {...pictureSource(image, 28)}
        {...watched}
        alt=""
        width={28}
        height={28}
        loading="lazy"
      />
    )
  }
  return sportKey !== null ? (
    <SportIcon sportKey={sportKey} />
  ) : (
    <Icon name={icon ?? 'chevron-right'} />
  )
}
