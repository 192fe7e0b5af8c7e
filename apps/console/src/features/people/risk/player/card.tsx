import type { ReactNode } from 'react'

/** A part of the page under a heading. */
export function Card({ title, end, children }: { title: string; end?: ReactNode; children: ReactNode }) {
  return (
    <section aria-label={title} className="min-w-0 rounded-md bg-surface-1 p-4 shadow-1">
      <header className="mb-2.5 flex flex-wrap items-center justify-between gap-2">
        <h2 className="font-bold">{title}</h2>
        {end}
      </header>
      {children}
    </section>
  )
}
