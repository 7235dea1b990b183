import type { Locator } from '@playwright/test'

/**
 * Writes down every state of a bet's cash-out from now on: a question that is
 * withdrawn after some seconds must not be missed by a busy machine.
 * @returns what has been seen so far
 */
export async function watchCashOut(card: Locator): Promise<() => Promise<string[]>> {
  const seen = await card.evaluateHandle((element) => {
    const list: string[] = []
    const look = () => {
      const offer = element.querySelector('[data-cash-out]')
      list.push(offer?.getAttribute('data-cash-out') ?? '')
    }
    new MutationObserver(look).observe(element, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    })
    look()
    return list
  })
  return () => seen.jsonValue()
}
