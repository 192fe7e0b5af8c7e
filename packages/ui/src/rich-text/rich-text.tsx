import type { ReactNode } from 'react'
import { cx } from '../lib/cx.ts'
import { useUi } from '../provider/ui-provider.tsx'

const tags = ['p', 'h3', 'ul', 'ol', 'li', 'blockquote', 'strong', 'em', 'u', 'a', 'br', 'hr'] as const

/** A piece of text, or an element of the few that are allowed; only a link has an address. */
export type RichTextNode = string | { tag: (typeof tags)[number]; href?: string; children: readonly RichTextNode[] }

export type RichTextProps = { nodes: readonly RichTextNode[]; className?: string }

const look =
  'grid content-start gap-3 leading-relaxed break-words [&_blockquote]:border-s-3 [&_blockquote]:border-lamp-lo [&_blockquote]:ps-4 ' +
  '[&_h3]:mt-1 [&_h3]:text-lg [&_h3]:font-bold [&_h3]:text-ink [&_li]:mb-1 [&_ol]:list-decimal [&_ol]:ps-6 ' +
  '[&_strong]:font-bold [&_strong]:text-ink [&_ul]:list-disc [&_ul]:ps-6 [&_hr]:border-line'

/** A text that somebody wrote with a few means of style. It is built element by element: nothing in it can run. */
export function RichText({ nodes, className }: RichTextProps) {
  return <div className={cx(look, className)}>{useElements(nodes)}</div>
}

function useElements(nodes: readonly RichTextNode[]): ReactNode[] {
  const { Link } = useUi()
  const drawn = (node: RichTextNode, index: number): ReactNode => {
    if (typeof node === 'string') return node
    const { tag: Tag, href = '', children } = node
    if (Tag === 'br' || Tag === 'hr') return <Tag key={index} />
    const inner = children.map(drawn)
    if (Tag !== 'a') return <Tag key={index}>{inner}</Tag>
    const way = 'font-semibold text-lamp-ink underline underline-offset-3 focus-ring'
    if (!/^https?:/i.test(href))
      return (
        <Link key={index} href={href} className={way}>
          {inner}
        </Link>
      )
    return (
      <a key={index} href={href} target="_blank" rel="noopener noreferrer" className={way}>
        {inner}
      </a>
    )
  }
  return nodes.map(drawn)
import { Fragment, type ReactNode } from 'react'
import { useUi } from '../provider/ui-provider.tsx'

/** An element of a text, or words. */
export type RichTextNode = string | { tag: string; href?: string; children: RichTextNode[] }

const tags = ['p', 'h3', 'ul', 'ol', 'li', 'blockquote', 'strong', 'em', 'u'] as const

/** A text of the house with its headings, lists and links. It is built of elements, never of mark-up. */
export const RichText = ({ nodes }: { nodes: readonly RichTextNode[] }) => (
  <div className="grid gap-3 leading-relaxed text-ink-2 [&_a]:link [&_blockquote]:border-s-4 [&_blockquote]:border-line [&_blockquote]:ps-4 [&_h3]:text-lg [&_h3]:font-bold [&_h3]:text-ink [&_ol]:grid [&_ol]:list-decimal [&_ol]:gap-1.5 [&_ol]:ps-6 [&_strong]:text-ink [&_ul]:grid [&_ul]:list-disc [&_ul]:gap-1.5 [&_ul]:ps-6">
    <Nodes nodes={nodes} />
  </div>
)

function Nodes({ nodes }: { nodes: readonly RichTextNode[] }): ReactNode {
  const placed = nodes.map((node, place) => ({ node, place }))
  return placed.map(({ node, place }) => <Fragment key={place}>{<Node node={node} />}</Fragment>)
}

function Node({ node }: { node: RichTextNode }): ReactNode {
  const { Link } = useUi()
  if (typeof node === 'string') return node
  if (node.tag === 'br') return <br />
  if (node.tag === 'hr') return <hr className="border-line" />
  const inner = <Nodes nodes={node.children} />
  if (node.href?.startsWith('/')) return <Link href={node.href}>{inner}</Link>
  if (node.href)
    return (
      <a href={node.href} target="_blank" rel="noopener noreferrer">
        {inner}
      </a>
    )
  const Tag = tags.find((tag) => tag === node.tag)
  return Tag ? <Tag>{inner}</Tag> : inner
}
