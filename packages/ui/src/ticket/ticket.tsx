import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { cx } from '../lib/cx.ts'

export type TicketProps = {
  /** Above the perforation: what it is, the amount. */
  head: ReactNode
  children: ReactNode
  /** `section` with a heading inside, or a plain `div`. */
  as?: 'section' | 'article' | 'div'
  className?: string
}

/** Something one holds: an order, a withdrawal, a checked round. Paper in both themes, notched at the perforation. */
export function Ticket({ head, children, as: Tag = 'section', className }: TicketProps) {
  const top = useRef<HTMLDivElement>(null)
  const [cutPx, setCutPx] = useState(64)
  useLayoutEffect(() => {
    const element = top.current
    if (!element) return
    const observer = new ResizeObserver(() => setCutPx(element.offsetHeight + 1))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    <div className={cx('paper-shadow', className)}>
      <Tag className="ticket ticket-cut" style={{ ['--cut' as string]: `${cutPx}px` }}>
        <div ref={top} className="px-5 pt-4.5 pb-4">
          {head}
        </div>
        <Perforation />
        {children}
      </Tag>
    </div>
  )
}

/** The dashed line a ticket tears along. */
export function Perforation({ className }: { className?: string }) {
  return <hr className={cx('mx-4 border-0 border-t-2 border-dashed border-ticket-line', className)} />
}

/** The mark of a checked round. Lands when it appears. */
export function Stamp({ children, tone = 'mint' }: { children: ReactNode; tone?: 'mint' | 'ruby' }) {
  return (
    <span className={cx('stamp animate-stamp calm:animate-none', tone === 'mint' ? 'text-mint-ink' : 'text-ruby-ink')}>
      {children}
    </span>
  )
}
