import { cx, Drawer, Icon, IconButton, Logo, SkipLink } from '@fairground/ui'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LiveNote } from './live-note.tsx'
import { SideBar, type SideBarProps } from './side-bar.tsx'

type ConsoleShellProps = Omit<SideBarProps, 'onGo'> & { isSandbox: boolean; children: ReactNode }

/** Side bar and page; on small screens a bar on top opens the side bar. */
export function ConsoleShell({ isSandbox, children, ...bar }: ConsoleShellProps) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div
      className={cx(
        'flex min-h-dvh flex-col lg:grid lg:grid-cols-[212px_minmax(0,1fr)] lg:[--table-top:var(--banner)]',
        isSandbox ? '[--banner:2rem]' : '[--banner:0px]',
      )}
    >
      <SkipLink />
      <header
        data-theme="dark"
        className="sticky top-0 z-(--f-z-sticky) flex h-14 items-center gap-2 bg-[#20183f] ps-2 pe-4 lg:hidden"
      >
        <IconButton label={t('nav.open')} icon="icon-[ph--list-bold]" onClick={() => setIsOpen(true)} />
        <Logo name="Fairground" size="sm" className="[&>span]:text-[19px]" />
        <LiveNote
          className="ms-auto text-end"
          otherwise={<span className="text-xs text-ink-3">{t('nav.operations')}</span>}
        />
      </header>
      <Drawer label={t('nav.label')} open={isOpen} onOpenChange={setIsOpen}>
        <SideBar {...bar} onGo={() => setIsOpen(false)} />
      </Drawer>
      <div className="sticky top-0 hidden h-dvh lg:block">
        <SideBar {...bar} />
      </div>
      <div className="flex min-w-0 flex-1 flex-col">
        <main id="main" tabIndex={-1} className="flex min-w-0 flex-1 flex-col outline-none">
          {isSandbox && <SandboxBanner />}
          {children}
        </main>
      </div>
    </div>
  )
}

function SandboxBanner() {
  const { t } = useTranslation()
  return (
    <p className="flex items-center gap-2 bg-lamp-soft px-4 py-1.5 text-xs font-semibold text-lamp-ink md:px-5 lg:sticky lg:top-0 lg:z-(--f-z-sticky) lg:h-8 lg:bg-[#ffe9bd] lg:py-0 lg:whitespace-nowrap lg:dark:bg-[#3b2c3d]">
      <Icon name="icon-[ph--flask-duotone]" className="text-base" />
      {t('nav.sandbox')}
    </p>
  )
}
