import { isHiddenPopover } from './popovers.ts'

/**
 * No stylesheet is there, so what a browser would compute is what an element says of itself. The fake
 * DOM looks for rules anew at every question, of which a search by role asks thousands.
 */
export function installPlainStyles(): void {
  window.getComputedStyle = (element, pseudo) => {
    if (pseudo) return NOTHING
    if (!(element instanceof HTMLElement)) return SHOWN
    if (element.hidden || isHiddenPopover(element)) return HIDDEN
    return element.hasAttribute('style') ? styleOf(element) : SHOWN
  }
}

const property = (style: Record<string, string>) =>
  ({
    ...style,
    get direction() {
      return document.documentElement.dir || 'ltr'
    },
    getPropertyValue: (name: string) => style[name] ?? '',
  }) as unknown as CSSStyleDeclaration

const SHOWN = property({ display: 'block', visibility: 'visible', content: '' })
const HIDDEN = property({ display: 'none', visibility: 'visible', content: '' })
const NOTHING = property({ content: 'none' })

function styleOf({ style }: HTMLElement): CSSStyleDeclaration {
  return property({
    display: style.display || 'block',
    visibility: style.visibility || 'visible',
    content: '',
  })
}
