import { SkipLink } from '@fairground/ui'
import type { ReactNode } from 'react'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { Rail } from './rail.tsx'
import { SandboxBanner } from './sandbox-banner.tsx'
import { TabBar } from './tab-bar.tsx'

/** Header, page, footer, and what stands at the sides. */
export function SiteLayout({ children, hasRail = true }: { children: ReactNode; hasRail?: boolean }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <SandboxBanner />
      <Header />
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <Footer />
      {hasRail && <Rail />}
      <TabBar />
    </div>
  )
}
