import type { ReactNode } from 'react'
import { cx } from '../lib/cx.ts'
import { useUi } from '../provider/ui-provider.tsx'

const tags = ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'strong', 'em', 'u', 'a', 'br', 'hr'] as const

/** A piece of text, or an element of the few that are allowed; only a link has an address, only a heading an anchor. */
export type RichTextNode =
  | string
  | { tag: (typeof tags)[number]; href?: string; id?: string; children: readonly RichTextNode[] }

export type RichTextProps = { nodes: readonly RichTextNode[]; className?: string }

const look =
  'grid content-start gap-3 leading-relaxed break-words [&_blockquote]:border-s-3 [&_blockquote]:border-lamp-lo [&_blockquote]:ps-4 ' +
  '[&_h2]:mt-2 [&_h2]:text-xl [&_h2]:font-bold [&_h2]:text-ink [&_h3]:mt-1 [&_h3]:text-lg [&_h3]:font-bold [&_h3]:text-ink [&_li]:mb-1 [&_ol]:list-decimal [&_ol]:ps-6 ' +
  '[&_strong]:font-bold [&_strong]:text-ink [&_ul]:list-disc [&_ul]:ps-6 [&_hr]:border-line'

/**
 * A text that somebody wrote with a few means of style, in the direction of its own words. It is built element by
 * element: nothing in it can run.
 */
export function RichText({ nodes, className }: RichTextProps) {
  return (
    <div dir="auto" className={cx(look, className)}>
      {useElements(nodes)}
    </div>
  )
}

function useElements(nodes: readonly RichTextNode[]): ReactNode[] {
  const { Link } = useUi()
  const drawn = (node: RichTextNode, index: number): ReactNode => {
    if (typeof node === 'string') return node
    const { tag: Tag, href = '', id, children } = node
    if (Tag === 'br' || Tag === 'hr') return <Tag key={index} />
    const inner = children.map(drawn)
    if (Tag !== 'a')
      return (
        <Tag key={index} id={id}>
          {inner}
        </Tag>
      )
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
}
