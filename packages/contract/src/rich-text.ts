/** What a text of the operator may be made of. */
export const richTags = ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'strong', 'em', 'u', 'a', 'br', 'hr'] as const
export type RichTag = (typeof richTags)[number]
export interface RichElement {
  tag: RichTag
  /** Of a link, and only of one. */
  href?: string
  /** Of a heading that can be reached. */
  id?: string
  children: RichNode[]
}
/** Text is plain: every sign stands for itself. */
export type RichNode = string | RichElement

const aliases: Partial<Record<string, RichTag>> = { b: 'strong', i: 'em', div: 'p', h1: 'h2', h4: 'h3' }
const tagOf = (name: string): RichTag | undefined => aliases[name] ?? richTags.find((tag) => tag === name)
/** What stands inside of these is no text for people. */
const hidden = [
  'script',
  'style',
  'iframe',
  'object',
  'noscript',
  'template',
  'textarea',
  'title',
  'svg',
  'math',
  'xmp',
]
const voids: readonly string[] = ['br', 'hr'] satisfies RichTag[]
const blocks: readonly string[] = ['p', 'h2', 'h3', 'ul', 'ol', 'blockquote', 'hr'] satisfies RichTag[]
const depthMax = 12

/**
 * Reads the allowed part of an HTML text into a tree; whatever else it holds is left out, and only its text stays.
 * The tree is what is shown and, written out again, what is stored: no byte of the source reaches a page as markup.
 */
export function parseRichText(html: string): RichNode[] {
  const root: RichElement = { tag: 'p', children: [] }
  const open = [root]
  for (let at = 0; at < html.length; ) {
    const tagAt = html.indexOf('<', at)
    const end = tagAt < 0 ? -1 : html.indexOf('>', tagAt)
    const textEnd = end < 0 ? html.length : tagAt
    addText(open, decode(html.slice(at, textEnd)))
    if (end < 0) break
    at = html.startsWith('<!--', tagAt) ? after(html, '-->', tagAt) : readTag(html, { tagAt, end, open })
  }
  return inParagraphs(root.children)
}

interface Found {
  tagAt: number
  /** Of its `>`. */
  end: number
  /** From the root to the element that is open. */
  open: RichElement[]
}

/** @returns where reading goes on */
function readTag(html: string, { tagAt, end, open }: Found): number {
  const [, slash, word, attributes = ''] = /^(\/?)([a-z][a-z0-9]*)([\s\S]*)$/i.exec(html.slice(tagAt + 1, end)) ?? []
  const next = end + 1
  if (!word) {
    if (html[tagAt + 1] !== '!' && html[tagAt + 1] !== '/') addText(open, '<')
    return html[tagAt + 1] === '!' || html[tagAt + 1] === '/' ? next : tagAt + 1
  }
  const name = word.toLowerCase()
  if (hidden.includes(name)) return slash ? next : afterHidden(html, name, next)
  const tag = tagOf(name)
  if (tag && slash) closeTag(open, tag)
  else if (tag) openTag(open, tag, attributes)
  return next
}

function openTag(open: RichElement[], tag: RichTag, attributes: string): void {
  if (blocks.includes(tag)) closeTag(open, 'p')
  if (tag === 'li') closeTag(open, 'li')
  const href = tag === 'a' ? hrefOf(attributes) : undefined
  // A link to nowhere that is allowed is only its words.
  if ((tag === 'a' && href === undefined) || open.length > depthMax) return
  const element: RichElement = { tag, children: [], ...(href !== undefined && { href }) }
  open.at(-1)?.children.push(element)
  if (!voids.includes(tag)) open.push(element)
}

function closeTag(open: RichElement[], tag: RichTag): void {
  const index = open.findLastIndex((element, i) => i > 0 && element.tag === tag)
  // What closes a paragraph or an item never reaches out of the list that it stands in.
  const list = open.findLastIndex((element, i) => i > 0 && (element.tag === 'ul' || element.tag === 'ol'))
  const isInside = tag === 'ul' || tag === 'ol' || index > list
  if (index > 0 && isInside) open.length = index
}

function addText(open: RichElement[], text: string): void {
  const parent = open.at(-1)
  if (!parent || text === '') return
  const last = parent.children.at(-1)
  if (typeof last === 'string') parent.children[parent.children.length - 1] = last + text
  else parent.children.push(text)
}

const after = (html: string, mark: string, from: number): number => {
  const index = html.indexOf(mark, from)
  return index < 0 ? html.length : index + mark.length
}

function afterHidden(html: string, name: string, from: number): number {
  const close = html.toLowerCase().indexOf(`</${name}`, from)
  return close < 0 ? html.length : after(html, '>', close)
}

function hrefOf(attributes: string): string | undefined {
  const [, double, single, bare] = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))/i.exec(attributes) ?? []
  const href = decode(double ?? single ?? bare ?? '').trim()
  return isSafeHref(href) ? href : undefined
}

/** Where a text of the operator may lead: a page of the site, a web address, an e-mail address or a telephone number. */
export const isSafeHref = (href: string): boolean =>
  href.length <= 500 && !/[\s\\\p{Cc}]/u.test(href) && /^(?:https?:\/\/[^/]|mailto:.|tel:[+\d]|\/(?!\/)|#)/i.test(href)

/** Text and inline parts that stand by themselves become paragraphs; a blank line in them begins another one. */
function inParagraphs(nodes: readonly RichNode[]): RichNode[] {
  const result: RichElement[] = []
  let paragraph: RichNode[] = []
  const end = () => {
    if (paragraph.some((node) => typeof node !== 'string' || node.trim() !== ''))
      result.push({ tag: 'p', children: paragraph })
    paragraph = []
  }
  for (const node of nodes) {
    if (typeof node === 'string') {
      const [first = '', ...others] = node.split(/\n\s*\n/)
      if (first !== '') paragraph.push(first)
      for (const text of others) {
        end()
        if (text !== '') paragraph.push(text)
      }
    } else if (blocks.includes(node.tag)) {
      end()
      result.push(node)
    } else paragraph.push(node)
  }
  end()
  return result
}

const named: Partial<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

const decode = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi, (whole, decimal, hex, name) => {
    if (name) return named[name.toLowerCase()] ?? whole
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign)

/** The tree as HTML: only allowed tags, everything else escaped. */
const htmlOf = (node: RichNode): string => {
  if (typeof node === 'string') return escaped(node)
  const { tag, href, children } = node
  if (voids.includes(tag)) return `<${tag}>`
  const attributes = href === undefined ? '' : ` href="${escaped(href)}" rel="noopener noreferrer"`
  return `<${tag}${attributes}>${children.map(htmlOf).join('')}</${tag}>`
}

/** The same text with nothing in it but what is allowed. */
export const cleanRichText = (html: string): string => parseRichText(html).map(htmlOf).join('')

/** Its words without any markup, blocks parted by a blank. */
export function plainText(html: string): string {
  const words = (node: RichNode): string => {
    if (typeof node === 'string') return node
    const inner = node.children.map(words).join('')
    return node.tag === 'br' || node.tag === 'li' || blocks.includes(node.tag) ? `${inner} ` : inner
  }
  return parseRichText(html)
    .map(words)
    .join('')
    .replace(/\{#[a-z0-9-]+\}/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Words that are read in a minute, at ease. */
const wordsPerMinute = 220

/** @returns whole minutes, one at least */
export const readingMinutesOf = (text: string): number =>
  Math.max(1, Math.round(text.split(/\s+/).length / wordsPerMinute))

/** A heading of a long text, and the anchor by which it is reached. */
export interface RichHeading {
  anchor: string
  text: string
  level: 2 | 3
}

/**
 * A text whose headings can be reached, and those headings in their order. An anchor is written behind a heading's
 * words, `Help {#help}`, so that it is the same in every language; else it is made of the words. None is there twice.
 */
export function withAnchors(nodes: readonly RichNode[]): { nodes: RichNode[]; headings: RichHeading[] } {
  const taken = new Map<string, number>()
  const headings: RichHeading[] = []
  const anchored = nodes.map((node) => {
    if (typeof node === 'string' || (node.tag !== 'h2' && node.tag !== 'h3')) return node
    const [, text = '', given] = written.exec(wordsOf(node)) ?? []
    const wanted = given ?? (anchorOf(text) || 'part')
    const count = (taken.get(wanted) ?? 0) + 1
    taken.set(wanted, count)
    const anchor = count > 1 ? `${wanted}-${count}` : wanted
    headings.push({ anchor, text, level: node.tag === 'h2' ? 2 : 3 })
    return { ...node, id: anchor, children: [text] }
  })
  return { nodes: anchored, headings }
}

/** The words of a heading, and the anchor behind them. */
const written = /^(.*?)(?:\s*\{#([a-z0-9-]{1,60})\})?\s*$/s

const wordsOf = (node: RichNode): string => (typeof node === 'string' ? node : node.children.map(wordsOf).join(''))

/** Words as the last part of an address: "Nạp tiền" becomes "nap-tien". */
export const anchorOf = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[đĐ]/g, 'd')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '')
