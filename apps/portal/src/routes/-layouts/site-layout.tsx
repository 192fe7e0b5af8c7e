import { SkipLink } from '@fairground/ui'
import { type ReactNode, Suspense } from 'react'
import type { Surround } from './centres.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { Rail } from './rail.tsx'
import { SandboxBanner } from './sandbox-banner.tsx'
import { TabBar } from './tab-bar.tsx'

/** Header, page, footer, and what stands at the sides. */
export function SiteLayout({ children, surround = 'site' }: { children: ReactNode; surround?: Surround }) {
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
      {(surround === 'site' || surround === 'account') && <Rail />}
      <TabBar />
    </div>
  )
}
