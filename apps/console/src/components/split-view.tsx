import { cx, IconButton, useMediaQuery, useUiText } from '@fairground/ui'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'

type SplitViewProps = {
  /** Holds the page itself, not the panel. */
  box?: RefObject<HTMLDivElement | null>
  children: ReactNode
  /** A `<SidePanel>`, or nothing. */
  panel?: ReactNode
}

/** A page with room for one panel at its end: beside it on a desk, over it where there is no room. */
export function SplitView({ box, children, panel }: SplitViewProps) {
  const isCovered = useMediaQuery('(width < 48rem)') && Boolean(panel)
  return (
    <div className="flex min-w-0 flex-1 items-stretch">
      <div ref={box} inert={isCovered} className="min-w-0 flex-1 px-4 pt-4.5 pb-8 md:px-5">
        {children}
      </div>
      {panel}
    </div>
  )
}

type SidePanelProps = {
  /** Names the panel. */
  label: string
  /** Beside the close button. */
  head: ReactNode
  /** Stays in sight at the foot. */
  footer?: ReactNode
  onClose: () => void
  children: ReactNode
}

/** What is known about one row, 372 px wide; the whole screen on a phone. Focus comes here only where it covers the page. */
export function SidePanel({ label, head, footer, onClose, children }: SidePanelProps) {
  const text = useUiText()
  const isCover = useMediaQuery('(width < 48rem)')
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isCover) panel.current?.focus()
  }, [isCover])
  return (
    <aside
      ref={panel}
      tabIndex={-1}
      aria-label={label}
      className={cx(
        'fixed inset-y-0 end-0 z-(--f-z-header) flex w-full flex-col bg-surface-1 outline-none md:w-93',
        'shadow-[-1px_0_0_var(--f-line),-14px_0_30px_rgb(90_56_24/.07)] rtl:shadow-[1px_0_0_var(--f-line),14px_0_30px_rgb(90_56_24/.07)]',
        'xl:sticky xl:top-(--banner) xl:z-(--f-z-base) xl:h-[calc(100dvh-var(--banner))] xl:shrink-0',
      )}
    >
      <header className="flex items-start gap-3 ps-5 pe-4 pt-4">
        <div className="min-w-0 flex-1">{head}</div>
        <IconButton label={text.close} icon="icon-[ph--x-bold]" onClick={onClose} />
      </header>
      <div className="flex min-h-0 flex-1 flex-col gap-3.5 overflow-y-auto overscroll-contain px-5 pt-2 pb-5">
        {children}
      </div>
      {footer && (
        <footer className="border-t border-line-soft px-5 pt-3 pb-[max(1rem,env(safe-area-inset-bottom))]">
          {footer}
        </footer>
      )}
    </aside>
  )
}
