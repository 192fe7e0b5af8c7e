import type { ReactNode } from 'react'
import { usePageTitle } from '../lib/use-page-title.ts'

/** Title of a page, and what belongs to all of it at the end. */
export function PageHead({ title, children }: { title: string; children?: ReactNode }) {
  usePageTitle(title)
  return (
    <header className="mb-3.5 flex min-h-10 flex-wrap items-center gap-x-3 gap-y-2.5">
      <h1 className="me-auto poster text-2xl lg:text-[24px] lg:leading-7.5">{title}</h1>
      {children}
    </header>
  )
}
