import type { ReactNode } from 'react'

/** A key of the keyboard. */
export function Kbd({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-grid h-5 min-w-5 place-items-center rounded-[5px] bg-[rgb(128_110_150/.2)] px-1.25 font-sans text-[11px] leading-none font-semibold text-inherit">
      {children}
    </kbd>
  )
}
