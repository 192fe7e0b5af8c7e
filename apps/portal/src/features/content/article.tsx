import type { ReactNode } from 'react'
import { useTitle } from '../../lib/use-title.ts'

/** A page of running text. */
export function Article({ title, children }: { title: string; children: ReactNode }) {
  useTitle(title)
  return (
    <article className="mx-auto grid max-w-180 gap-4 px-4 py-10 text-lg text-ink-2 [&_h2]:mt-4 [&_h2]:scroll-mt-24 [&_h2]:font-poster [&_h2]:text-2xl [&_h2]:text-ink [&_li]:mb-2 [&_ol]:list-decimal [&_ol]:ps-6 [&_ul]:list-disc [&_ul]:ps-6">
      <h1 className="font-poster text-3xl text-ink">{title}</h1>
      {children}
    </article>
  )
}
