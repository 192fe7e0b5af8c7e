import { SkipLink, useLate } from '@fairground/ui'
import { type ReactNode, Suspense } from 'react'
import { laterPart } from '../../lib/later.ts'
import type { Surround } from './centres.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { SandboxBanner } from './sandbox-banner.tsx'
import { TabBar } from './tab-bar.tsx'

/** Only wide windows have room for it. */
const rail = laterPart(() => import('./rail.tsx').then((module) => module.Rail))

/** Header, page, footer, and what stands at the sides. */
export function SiteLayout({ children, surround = 'site' }: { children: ReactNode; surround?: Surround }) {
  const { part: Rail } = useLate(rail, false)
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <SandboxBanner />
      <Header />
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      {(surround === 'site' || surround === 'game') && (
        <Suspense>
          <Footer />
        </Suspense>
      )}
      {(surround === 'site' || surround === 'account') && Rail && <Rail />}
      <TabBar />
    </div>
  )
}
