import { SkipLink } from '@fairground/ui'
import type { ReactNode } from 'react'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { Rail } from './rail.tsx'
import { SandboxBanner } from './sandbox-banner.tsx'
import { TabBar } from './tab-bar.tsx'

/** What stands around a page: `game` does without the menu at the side, `bare` without the footer too. */
export type Surround = 'site' | 'game' | 'bare'

/** Header, page, footer, and what stands at the sides. */
export function SiteLayout({ children, surround = 'site' }: { children: ReactNode; surround?: Surround }) {
  return (
    <div data-surround={surround} className="flex min-h-dvh flex-col">
      <SkipLink />
      <SandboxBanner />
      <Header />
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      {surround !== 'bare' && <Footer />}
      {surround === 'site' && <Rail />}
      <TabBar />
    </div>
  )
}
