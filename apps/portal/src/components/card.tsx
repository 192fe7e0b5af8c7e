import { type ReactNode, useId } from 'react'

interface CardProps {
  title: string
  /** Beside the title, at the end. */
  aside?: ReactNode
  children: ReactNode
}

/** A part of a page under its own heading. */
export function Card({ title, aside, children }: CardProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="card p-5 sm:p-6">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
        <h2 id={id} className="text-xl font-bold">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
