import type { BlockImage } from '@touchline/contract'
import { ChipRow, classNames, pictureSource, usePictureFailure } from '@touchline/ui'
import type { ComponentProps } from 'react'
import { useTranslations } from 'use-intl'

import type { BlockKind, BlockProps } from '../../parts/blocks/block-kind.ts'
import { BlockSection } from '../../parts/blocks/block-section.tsx'
import { SiteLink } from '../../parts/blocks/site-link.tsx'
import styles from './picture-blocks.module.css'

/** BLOCK-03: pictures side by side, under one another on a phone. */
export const image: BlockKind<'image'> = { Block: Images }

function Images({ block }: BlockProps<'image'>) {
  return (
    <BlockSection block={block}>
      <div className={styles['grid']} style={{ '--columns': block.columns }}>
        {block.images.map((one) => (
          <LinkedPicture key={one.src} image={one} isLazy />
        ))}
      </div>
    </BlockSection>
  )
}

/** BLOCK-04: one banner, or several on one line that scrolls. */
export const pageBanner: BlockKind<'page_banner'> = { Block: PageBanner }

function PageBanner({ block }: BlockProps<'page_banner'>) {
  const t = useTranslations('catalogue')
  const [first, ...others] = block.images
  if (first === undefined) return null
  if (others.length === 0) {
    return (
      <BlockSection block={block}>
        <LinkedPicture image={first} />
      </BlockSection>
    )
  }
  return (
    <BlockSection block={block}>
      <ChipRow
        label={block.title ?? first.alt}
        startLabel={t('scrollBack')}
        endLabel={t('scrollOn')}
        isPlain={block.images.every(({ href }) => href === null)}
        className={styles['banners']}
      >
        {block.images.map((one, place) => (
          <LinkedPicture key={one.src} image={one} isLazy={place > 0} />
        ))}
      </ChipRow>
    </BlockSection>
  )
}

/** Widths of the proxy for foreign pictures. */
const WIDTHS = [640, 960, 1280, 1920]

/** A foreign picture through the site's own proxy, in the width that it is shown in. */
function sized(url: string): { src: string; srcSet?: string; sizes?: string } {
  const { src, srcSet } = pictureSource(url, 960)
  if (srcSet === undefined) return { src }
  const widths = WIDTHS.map((width) => `${pictureSource(url, width).src} ${width}w`)
  return { src, srcSet: widths.join(', '), sizes: '(min-width: 1280px) 1280px, 100vw' }
}

const narrowSet = (url: string) => pictureSource(url, 640).srcSet ?? url

type PictureProps = { image: BlockImage; isLazy?: boolean | undefined }

function LinkedPicture({ image: one, isLazy }: PictureProps) {
  const picture = <Picture image={one} isLazy={isLazy} />
  if (one.href === null) return <div className={styles['place']}>{picture}</div>
  return (
    <SiteLink href={one.href} className={styles['place']}>
      {picture}
    </SiteLink>
  )
}

/** Its place is there before it is. Of a light and a dark one, the browser fetches what it shows. */
function Picture({ image: { src, dark, narrow, alt, width, height }, isLazy }: PictureProps) {
  const style = {
    '--ratio': `${width} / ${height}`,
    ...(narrow === null ? {} : { '--narrow': `${narrow.width} / ${narrow.height}` }),
  }
  const one = { alt, width, height, style }
  return (
    <>
      <OnePicture
        {...one}
        src={src}
        className={dark === null ? undefined : styles['light']}
        // One that may stay hidden is fetched once it is not.
        loading={isLazy === true || dark !== null ? 'lazy' : 'eager'}
      >
        {narrow !== null && (
          <source
            media="(max-width: 780px)"
            srcSet={narrowSet(narrow.src)}
            width={narrow.width}
            height={narrow.height}
          />
        )}
      </OnePicture>
      {dark !== null && (
        <OnePicture {...one} src={dark} className={styles['dark']} loading="lazy" />
      )}
    </>
  )
}

type OnePictureProps = ComponentProps<'img'> & { src: string }

/** What it says stands in its place where it cannot be had. */
function OnePicture({ src, className, children, alt, style, ...size }: OnePictureProps) {
  const [failed, watched] = usePictureFailure(src)
  if (failed) {
    return (
      <span
        dir="auto"
        className={classNames(className, styles['picture'], styles['words'])}
        style={style}
      >
        {alt}
      </span>
    )
  }
  return (
    <picture className={className}>
      {children}
      <img
        {...sized(src)}
        {...size}
        {...watched}
        alt={alt}
        style={style}
        className={styles['picture']}
      />
    </picture>
  )
}
