import { cx, Icon, useLate } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { laterPart } from '../../lib/later.ts'
import { openSupport } from '../../lib/open-support.ts'
import { useSite } from './use-site.ts'

const icons = {
  chat: 'icon-[ph--headset-duotone]',
  facebook: 'icon-[ph--facebook-logo-duotone]',
  telegram: 'icon-[ph--telegram-logo-duotone]',
  phone: 'icon-[ph--phone-call-duotone]',
  line: 'icon-[ph--chat-circle-duotone]',
  whatsapp: 'icon-[ph--whatsapp-logo-duotone]',
  zalo: 'icon-[ph--chat-teardrop-duotone]',
} as const

const sideWays = laterPart(() => import('./side-ways.tsx').then((module) => module.SideWays))

/** Ways to reach a person, as the operator entered them, what opens over every page, and the way back to the top. */
export function Rail() {
  const { t } = useTranslation()
  const { site } = useSite()
  const { part: SideWays } = useLate(sideWays, false)
  return (
    <aside
      aria-label={t('rail.label')}
      className="fixed end-1.5 top-1/2 z-(--f-z-float) hidden -translate-y-1/2 gap-1 rounded-pill bg-overlay p-0.75 shadow-2 2xl:grid"
    >
      {(site?.customerService ?? []).map(({ csType, title, url }, i) => (
        <button
          key={url}
          type="button"
          aria-label={title}
          title={title}
          onClick={() => openSupport(url)}
          className={cx(round, i === 0 && 'bg-(image:--f-btn-lamp) text-on-lamp')}
        >
          <Icon name={icons[csType]} />
        </button>
      ))}
      {SideWays && <SideWays look="round" className={round} />}
      <button
        type="button"
        aria-label={t('rail.top')}
        title={t('rail.top')}
        onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}
        className={round}
      >
        <Icon name="icon-[ph--arrow-up-bold]" />
      </button>
    </aside>
  )
}

const round = 'grid size-10 place-items-center rounded-full text-lg text-ink-2 hover:text-ink focus-ring'
