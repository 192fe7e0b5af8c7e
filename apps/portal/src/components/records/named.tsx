import type { ReactNode } from 'react'

/** On a phone the head of the table is gone, and each value says itself what it is. */
export const Named = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <span className="text-xs font-normal text-ink-3 md:hidden">{name} </span>
    {children}
  </>
)
