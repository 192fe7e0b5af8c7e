import { Tokenizer } from 'htmlparser2'

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
  const reading = { name: '', attribute: '', value: '', href: undefined as string | undefined }
  /** Of the element inside of which nothing is read. */
  let skipped: string | undefined
  const say = (text: string) => {
    if (skipped === undefined) addText(open, text)
  }
  const openNamed = () => {
    if (skipped !== undefined) return
    const tag = tagOf(reading.name)
    if (hidden.includes(reading.name)) skipped = reading.name
    else if (tag) openTag(open, tag, reading.href)
  }
  const closeNamed = (name: string) => {
    const tag = tagOf(name)
    if (skipped === name) skipped = undefined
    else if (tag && skipped === undefined) closeTag(open, tag)
  }
  const tokenizer = new Tokenizer(
    { decodeEntities: true },
    {
      ontext: (start, end) => say(html.slice(start, end)),
      ontextentity: (codePoint) => say(String.fromCodePoint(codePoint)),
      onopentagname: (start, end) =>
        void Object.assign(reading, { name: html.slice(start, end).toLowerCase(), href: undefined }),
      onattribname: (start, end) =>
        void Object.assign(reading, { attribute: html.slice(start, end).toLowerCase(), value: '' }),
      onattribdata: (start, end) => {
        reading.value += html.slice(start, end)
      },
      onattribentity: (codePoint) => {
        reading.value += String.fromCodePoint(codePoint)
      },
      onattribend: () => {
        if (reading.attribute === 'href') reading.href ??= reading.value
      },
      onopentagend: openNamed,
      onselfclosingtag: openNamed,
      onclosetag: (start, end) => closeNamed(html.slice(start, end).toLowerCase()),
      // None of these is text for people.
      oncdata: () => {},
      oncomment: () => {},
      ondeclaration: () => {},
      onprocessinginstruction: () => {},
      onend: () => {},
    },
  )
  tokenizer.write(html)
  tokenizer.end()
  return inParagraphs(root.children)
}

function openTag(open: RichElement[], tag: RichTag, address: string | undefined): void {
  if (blocks.includes(tag)) closeTag(open, 'p')
  if (tag === 'li') closeTag(open, 'li')
  const href = tag === 'a' ? safeHref(address) : undefined
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

function safeHref(address = ''): string | undefined {
  const href = address.trim()
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
      const [first = '', ...others] = blocksOf(node)
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

/** Parts of a text between its blank lines. */
function blocksOf(text: string): string[] {
  const parts: string[][] = [[]]
  const lines = text.split('\n')
  lines.forEach((line, index) => {
    const isBetween = index > 0 && index < lines.length - 1
    if (isBetween && line.trim() === '') {
      if (parts.at(-1)?.length) parts.push([])
    } else parts.at(-1)?.push(line)
  })
  return parts.map((part) => part.join('\n'))
}

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
    const { text, given } = titleOf(wordsOf(node))
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
function titleOf(heading: string): { text: string; given?: string } {
  const text = heading.trimEnd()
  const at = text.lastIndexOf('{#')
  const given = /^\{#([a-z0-9-]{1,60})\}$/.exec(at < 0 ? '' : text.slice(at))?.[1]
  return given ? { text: text.slice(0, at).trimEnd(), given } : { text }
}

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
    // Of several signs one dash is left.
    .replace(/^-|-$/g, '')
