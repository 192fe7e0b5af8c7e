import type { ReactNode } from 'react'

/** One subject of the panel. */
export function PanelSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-2.5 border-t border-line-soft pt-3.5">
      <h3 className="text-sm font-semibold">{title}</h3>
      {children}
    </section>
  )
}
