import { lexer, type Token, type Tokens } from 'marked'
import { createElement, Fragment, type ReactNode } from 'react'

import type { BlockKind, BlockProps } from '../../parts/blocks/block-kind.ts'
import { BlockSection } from '../../parts/blocks/block-section.tsx'
import { SiteLink } from '../../parts/blocks/site-link.tsx'
import styles from './text-block.module.css'

/** BLOCK-02: words of the operator. */
export const text: BlockKind<'text'> = { Block: TextBlock }

function TextBlock({ block }: BlockProps<'text'>) {
  return (
    <BlockSection block={block}>
      <div dir="auto" className={styles['text']}>
        {within(Fragment, readMarkdown(block.text))}
      </div>
    </BlockSection>
  )
}

type Marked = Tokens.Generic & { readonly raw: string; readonly text?: string }

/** The parts of one text, which has no parts that come and go: none needs a key. */
function within(name: string | typeof Fragment, parts: readonly ReactNode[]): ReactNode {
  return createElement(name, null, ...parts)
}

/**
 * Paragraphs, headings, lists, quotes and lines of Markdown as elements. Nothing is ever read as
 * HTML: a tag is shown as it is written.
 */
function readMarkdown(markdown: string): readonly ReactNode[] {
  return blocksOf(lexer(markdown))
}

const blocksOf = (tokens: readonly Token[]) => tokens.map((token) => shownBlock(token as Marked))

function shownBlock(token: Marked): ReactNode {
  const { type, raw, tokens = [] } = token
  switch (type) {
    case 'space':
    case 'def':
      return null
    case 'heading':
      // The page has a heading of its own, the block has one over these.
      return within((token as Tokens.Heading).depth > 2 ? 'h4' : 'h3', inline(tokens))
    case 'paragraph':
    case 'text':
      return within('p', inline(tokens))
    case 'blockquote':
      return within('blockquote', blocksOf(tokens))
    case 'hr':
      return <hr />
    case 'list':
      return list(token as Tokens.List)
    default:
      return <p>{raw.trim()}</p>
  }
}

function list({ ordered, start, items }: Tokens.List): ReactNode {
  const entries = items.map(({ tokens }) =>
    within(
      'li',
      tokens.map((part) =>
        part.type === 'text'
          ? within(Fragment, inline((part as Tokens.Text).tokens ?? [part]))
          : shownBlock(part as Marked),
      ),
    ),
  )
  return createElement(
    ordered ? 'ol' : 'ul',
    ordered && start !== '' ? { start } : null,
    ...entries,
  )
}

function inline(tokens: readonly Token[]): ReactNode[] {
  return tokens.map((token) => {
    const { type, raw, text: own = raw, tokens: inner = [] } = token as Marked
    switch (type) {
      case 'strong':
      case 'em':
      case 'del':
        return within(type, inline(inner))
      case 'br':
        return within('br', [])
      case 'link':
        return link((token as Tokens.Link).href, within(Fragment, inline(inner)))
      case 'text':
        return inner.length > 0 ? within(Fragment, inline(inner)) : unescaped(own)
      case 'escape':
      case 'codespan':
        return unescaped(own)
      default:
        return raw
    }
  })
}

const PAGE = /^(?:https:\/\/|\/(?![/\\]))/i
const LETTER = /^mailto:[^?]+$/i

/** An address that leads anywhere else than to a page or a letter is no link. */
function link(href: string, children: ReactNode): ReactNode {
  if (PAGE.test(href)) return <SiteLink href={href}>{children}</SiteLink>
  return LETTER.test(href) ? <a href={href}>{children}</a> : children
}

const SIGNS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': '\u00a0',
}

/** Signs that Markdown has of HTML; React writes them as they are. */
function unescaped(own: string): string {
  return own.replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (sign) => SIGNS[sign] ?? sign)
}
