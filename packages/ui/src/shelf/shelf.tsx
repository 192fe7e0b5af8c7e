import { type CSSProperties, type ReactNode, useRef } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { cx } from '../lib/cx.ts'
import { useUiText } from '../provider/ui-provider.tsx'
import { type ScrollEdges, useScrollEdges } from './use-scroll-edges.ts'

export type ShelfProps = {
  /** Names the row for screen readers. */
  label: string
  /** Heading at the start of the line above. */
  head?: ReactNode
  /** At the end of that line, before the arrows: a link, a search box. */
  aside?: ReactNode
  /** Stands before the row and does not scroll: the large first game. Give it its own width. */
  lead?: ReactNode
  /** 1, or 2 filled column by column. */
  rows?: 1 | 2
  /** CSS width of one item; `max-content` for chips. */
  itemWidth?: string
  gapPx?: number
  /** Where the arrows stand: in the line above, at both sides of the row, or nowhere. */
  arrows?: 'head' | 'sides' | 'none'
  className?: string
  /** The items; each becomes one cell. */
  children: ReactNode
}

/** A row that scrolls sideways: arrows only when there is more, edges that fade. */
export function Shelf(props: ShelfProps) {
  const { label, head, aside, lead, rows = 1, itemWidth = '151px', gapPx = 16, arrows = 'head', className } = props
  const row = useRef<HTMLElement>(null)
  const edges = useScrollEdges(row)
  const style: CSSProperties & Record<`--${string}`, string> = {
    gridAutoColumns: itemWidth,
    columnGap: `${gapPx}px`,
    rowGap: `${gapPx + 2}px`,
  }
  const fade: CSSProperties & Record<`--${string}`, string> = {
    '--fade-start': edges.hasBefore ? '70px' : '0px',
    '--fade-end': edges.hasAfter ? '70px' : '0px',
  }
  const hasHead = head !== undefined || aside !== undefined
  return (
    <div className={cx('min-w-0', className)}>
      {hasHead && (
        <div className="mb-4 flex min-h-10 flex-wrap items-center gap-x-3.5 gap-y-2">
          {head}
          <div className="ms-auto flex items-center gap-3.5">
            {aside}
            {arrows === 'head' && <Arrows edges={edges} className="flex gap-1.5 pointer-coarse:hidden" />}
          </div>
        </div>
      )}
      <div className={cx(arrows === 'sides' && 'flex items-center gap-2.5', lead !== undefined && 'flex gap-4.5')}>
        {lead}
        {arrows === 'sides' && <Arrow edges={edges} way={-1} className="pointer-coarse:hidden" />}
        <section
          ref={row}
          aria-label={label}
          style={fade}
          className="-m-1.5 no-scrollbar min-w-0 contain-inline-size flex-1 snap-x snap-proximity scroll-px-1.5 overflow-x-auto p-1.5 fade-edges"
        >
          <div
            style={style}
            className={cx('grid w-max grid-flow-col [&>*]:snap-start', rows === 2 && 'grid-rows-[auto_auto]')}
          >
            {props.children}
          </div>
        </section>
        {arrows === 'sides' && <Arrow edges={edges} way={1} className="pointer-coarse:hidden" />}
      </div>
    </div>
  )
}

function Arrows({ edges, className }: { edges: ScrollEdges; className: string }) {
  if (!edges.hasBefore && !edges.hasAfter) return null
  return (
    <span className={className}>
      <Arrow edges={edges} way={-1} />
      <Arrow edges={edges} way={1} />
    </span>
  )
}

function Arrow({ edges, way, className }: { edges: ScrollEdges; way: 1 | -1; className?: string }) {
  const text = useUiText()
  const isBack = way === -1
  const isOff = isBack ? !edges.hasBefore : !edges.hasAfter
  return (
    <IconButton
      label={isBack ? text.previous : text.next}
      icon={isBack ? 'icon-[ph--caret-left-bold]' : 'icon-[ph--caret-right-bold]'}
      flip
      look="solid"
      round
      disabled={isOff}
      onClick={() => edges.page(way)}
      className={cx('size-9! disabled:bg-surface-1', className)}
      iconClassName="text-base"
    />
  )
}
