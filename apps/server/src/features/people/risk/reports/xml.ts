/** An element: it holds text, or elements in their order. */
export interface XmlElement {
  name: string
  content: string | readonly XmlElement[]
}

export const element = (name: string, content: string | readonly (XmlElement | undefined)[]): XmlElement => ({
  name,
  content: typeof content === 'string' ? content : content.filter((child) => child !== undefined),
})

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const escaped = (text: string): string =>
  // Signs that XML 1.0 does not know are left out.
  text.replace(/(?![\t\n\r])[\p{Cc}\ufffe\uffff]/gu, '').replace(/[&<>"']/g, (sign) => escapes[sign] ?? '')

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** The file, one element a line. */
export const writeXml = (root: XmlElement): string => declaration + lineOf(root, '')

function lineOf({ name, content }: XmlElement, indent: string): string {
  if (typeof content === 'string') return `${indent}<${name}>${escaped(content)}</${name}>\n`
  const children = content.map((child) => lineOf(child, `${indent}  `)).join('')
  return `${indent}<${name}>\n${children}${indent}</${name}>\n`
}

const tag = /<(\/?)([A-Za-z_][\w.-]{0,63})>/g

/** Reads a file of elements without attributes; undefined where it is no such file, or none that is whole. */
export function readXml(file: string): XmlElement | undefined {
  if (!file.startsWith(declaration)) return undefined
  const body = file.slice(declaration.length)
  const root: { name: string; children: XmlElement[]; text: string } = { name: '', children: [], text: '' }
  const open = [root]
  let end = 0
  for (const { 0: whole, 1: slash, 2: name = '', index } of body.matchAll(tag)) {
    const current = open.at(-1)
    const text = textOf(body.slice(end, index))
    if (!current || text === undefined) return undefined
    current.text += text
    end = index + whole.length
    if (slash === '') {
      open.push({ name, children: [], text: '' })
      continue
    }
    const closed = closedBy(current, name)
    open.pop()
    const parent = open.at(-1)
    if (!closed || !parent) return undefined
    parent.children.push(closed)
  }
  const isWhole =
    open.length === 1 && root.children.length === 1 && body.slice(end).trim() === '' && root.text.trim() === ''
  return isWhole ? root.children[0] : undefined
}

function closedBy({ name, children, text }: { name: string; children: XmlElement[]; text: string }, closing: string) {
  if (name !== closing || name === '') return undefined
  if (children.length === 0) return { name, content: text }
  return text.trim() === '' ? { name, content: children } : undefined
}

function textOf(raw: string): string | undefined {
  if (/[<>]/.test(raw) || /&(?!(amp|lt|gt|quot|apos);)/.test(raw)) return undefined
  return raw.replace(/&(\w{2,4});/g, (_, name: string) => entities[name] ?? '')
}
