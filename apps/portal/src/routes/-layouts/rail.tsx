import { Icon, useLate } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { laterPart } from '../../lib/later.ts'
import { useSite } from './use-site.ts'
import { useSupport } from './use-support.ts'

/** Few sites offer all of them, and their marks weigh. */
const railContacts = laterPart(() => import('./rail-contacts.tsx').then((module) => module.RailContacts))

const sideWays = laterPart(() => import('./side-ways.tsx').then((module) => module.SideWays))

/** Ways to reach a person, as the operator entered them, what opens over every page, and the way back to the top. */
export function Rail() {
  const { t } = useTranslation()
  const { site } = useSite()
  const support = useSupport()
  const { part: SideWays } = useLate(sideWays, false)
  const { part: RailContacts } = useLate(railContacts, false)
  return (
    <aside
      aria-label={t('pages:rail.label')}
      className="fixed end-1.5 top-1/2 z-(--f-z-float) hidden -translate-y-1/2 gap-1 rounded-pill bg-overlay p-0.75 shadow-2 2xl:grid"
    >
      {site?.customerService.length === 0 && (
        <button
          type="button"
          aria-label={t('footer.support')}
          title={t('footer.support')}
          onClick={support}
          className={round}
        >
          <Icon name="icon-[ph--headset-duotone]" />
        </button>
      )}
      {RailContacts && <RailContacts ways={site?.customerService ?? []} round={round} />}
      {SideWays && <SideWays look="round" className={round} />}
      <button
        type="button"
        aria-label={t('pages:rail.top')}
        title={t('pages:rail.top')}
        onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}
        className={round}
      >
        <Icon name="icon-[ph--arrow-up-bold]" />
      </button>
    </aside>
  )
}

const round = 'grid size-10 place-items-center rounded-full text-lg text-ink-2 hover:text-ink focus-ring'
