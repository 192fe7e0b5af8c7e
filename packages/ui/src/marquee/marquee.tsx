import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { useReducedMotion } from '../hooks/use-reduced-motion.ts'
import { Icon } from '../icon/icon.tsx'
import { cx } from '../lib/cx.ts'
import { useUiText } from '../provider/ui-provider.tsx'

const speedPxPerSecond = 60

export type MarqueeItem = { id: string; content: ReactNode }

export type MarqueeProps = {
  /** Names it for screen readers. */
  label: string
  items: readonly MarqueeItem[]
  /** Absent: it cannot be closed. The app remembers the closing for the session. */
  onClose?: () => void
  className?: string
}

/** Notices that pass by. Stops under the pointer and with focus; in calm motion one at a time with arrows. */
export function Marquee({ label, items, onClose, className }: MarqueeProps) {
  const text = useUiText()
  const isCalm = useReducedMotion()
  if (items.length === 0) return null
  return (
    <section
      aria-label={label}
      className={cx(
        'flex h-11 items-center gap-3 overflow-hidden max-sm:gap-2 rounded-pill bg-surface-1 ps-3.5 pe-1.5 text-sm text-ink-2 shadow-[inset_0_0_0_1px_var(--f-line)] [&_b]:font-semibold [&_b]:text-ink',
        className,
      )}
    >
      <Icon name="icon-[ph--megaphone-simple-duotone]" className="text-lg text-lamp-ink" flip />
      {isCalm ? <StillItems items={items} /> : <PassingItems items={items} />}
      {onClose && <IconButton size="sm" label={text.closeNotice} icon="icon-[ph--x-bold]" onClick={onClose} />}
    </section>
  )
}

const edgeMask =
  '[mask:linear-gradient(90deg,transparent,#000_24px_calc(100%-40px),transparent)] rtl:[mask:linear-gradient(270deg,transparent,#000_24px_calc(100%-40px),transparent)]'

function PassingItems({ items }: { items: readonly MarqueeItem[] }) {
  const strip = useRef<HTMLUListElement>(null)
  const [seconds, setSeconds] = useState(30)
  useEffect(() => {
    const element = strip.current
    if (!element) return
    const observer = new ResizeObserver(() => setSeconds(Math.max(8, element.offsetWidth / speedPxPerSecond)))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const style: CSSProperties = { animationDuration: `${seconds}s` }
  return (
    <div className={cx('group/strip min-w-0 flex-1 overflow-hidden contain-inline-size', edgeMask)}>
      <div
        style={style}
        className="flex w-max animate-pass group-focus-within/strip:[animation-play-state:paused] group-hover/strip:[animation-play-state:paused]"
      >
        <Strip ref={strip} items={items} />
        <Strip items={items} isCopy />
      </div>
    </div>
  )
}

type StripProps = { items: readonly MarqueeItem[]; isCopy?: boolean; ref?: React.Ref<HTMLUListElement> }

/** The copy fills the place of what has passed; nobody reads it twice. */
function Strip({ items, isCopy = false, ref }: StripProps) {
  return (
    <ul
      ref={ref}
      aria-hidden={isCopy || undefined}
      inert={isCopy}
      className="flex min-w-full shrink-0 whitespace-nowrap"
    >
      {items.map((item) => (
        <li key={item.id} className="flex items-center">
          <span>{item.content}</span>
          <i aria-hidden="true" className="mx-4.5 size-1.25 rounded-full bg-lamp-lo" />
        </li>
      ))}
    </ul>
  )
}

function StillItems({ items }: { items: readonly MarqueeItem[] }) {
  const text = useUiText()
  const [index, setIndex] = useState(0)
  const move = (way: number) => setIndex((index + way + items.length) % items.length)
  return (
    <>
      <p aria-live="polite" className="min-w-0 flex-1 truncate">
        {items[index]?.content}
      </p>
      {items.length > 1 && (
        <>
          <IconButton
            size="sm"
            label={text.previous}
            icon="icon-[ph--caret-left-bold]"
            flip
            onClick={() => move(-1)}
            className="max-sm:hidden"
          />
          <IconButton size="sm" label={text.next} icon="icon-[ph--caret-right-bold]" flip onClick={() => move(1)} />
        </>
      )}
    </>
  )
}
