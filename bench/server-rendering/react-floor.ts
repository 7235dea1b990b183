import { createElement, type ReactNode } from 'react'

type Node = { tag: string; attributes: Record<string, string>; children: (Node | string)[] }

const VOID = new Set(['meta', 'link', 'img', 'input', 'br', 'hr', 'path', 'use', 'rect', 'circle'])

/**
 * The elements of a rendered page, to be rendered again by React alone: no components, no hooks, no
 * router. What that costs is the least that any framework on React can cost.
 */
export function elementsOf(html: string): ReactNode {
  const body = /<body[^>]*>([\s\S]*)<\/body>/.exec(html)?.[1]
  if (body === undefined) throw new Error('the page has no body')
  const root: Node = { tag: 'div', attributes: {}, children: [] }
  parse(body.replace(/<script[\s\S]*?<\/script>/g, ''), root)
  return toElement(root, 0)
}

function parse(html: string, root: Node): void {
  const open: Node[] = [root]
  const pattern = /<!--[\s\S]*?-->|<\/([a-zA-Z0-9]+)>|<([a-zA-Z0-9]+)((?:\s[^>]*?)?)(\/?)>|([^<]+)/g
  for (const [, closing, opening, attributes = '', selfClosing, text] of html.matchAll(pattern)) {
    const parent = open.at(-1) ?? root
    if (text !== undefined) parent.children.push(text)
    else if (closing !== undefined) open.pop()
    else if (opening !== undefined) {
      const node = { tag: opening, attributes: attributesOf(attributes), children: [] }
      parent.children.push(node)
      if (selfClosing !== '/' && !VOID.has(opening)) open.push(node)
    }
  }
}

function attributesOf(text: string): Record<string, string> {
  const result: Record<string, string> = {}
  for (const [, name = '', value = ''] of text.matchAll(/([a-zA-Z-]+)(?:="([^"]*)")?/g)) {
    const reactName = name === 'class' ? 'className' : name === 'for' ? 'htmlFor' : name
    if (name !== 'style' && !name.startsWith('on')) result[reactName] = value
  }
  return result
}

function toElement(node: Node, index: number): ReactNode {
  const children = node.children.map((child, position) =>
    typeof child === 'string' ? child : toElement(child, position),
  )
  return createElement(node.tag, { ...node.attributes, key: index }, ...children)
}
