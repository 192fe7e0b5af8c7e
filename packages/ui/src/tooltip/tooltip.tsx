import { Tooltip as Base } from '@base-ui/react/tooltip'
import type { ReactElement, ReactNode } from 'react'

export type TooltipProps = {
  /** A few words; never the only place something is said. */
  text: ReactNode
  /** The control it belongs to. */
  children: ReactElement
  side?: 'top' | 'bottom' | 'inline-start' | 'inline-end'
  delayMs?: number
}

/** A few words beside a control on hover and focus. Touch does not see it. */
export function Tooltip({ text, children, side = 'top', delayMs = 400 }: TooltipProps) {
  return (
    <Base.Root>
      <Base.Trigger render={children} delay={delayMs} />
      <Base.Portal>
        <Base.Positioner side={side} sideOffset={6} className="z-(--f-z-toast)">
          <Base.Popup className="max-w-64 rounded-sm bg-overlay px-2.5 py-1.5 text-xs font-medium text-ink shadow-[var(--f-shadow-2),inset_0_0_0_1px_var(--f-line)] transition-opacity duration-fast data-[ending-style]:opacity-0 data-[starting-style]:opacity-0">
            {text}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
