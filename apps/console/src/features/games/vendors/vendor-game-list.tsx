import type { VendorDetail } from '@fairground/contract'
import { Note } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { Moment } from '../../../components/moment.tsx'
import { PanelSection } from './panel-section.tsx'

/** How the last reading of the vendor's game list went, and which games were not taken as they were told. */
export function VendorGameList({ vendor: { gameList } }: { vendor: VendorDetail }) {
  const { t } = useTranslation()
  const { readAt, takenAt, fault, listedCount, refusedCount, refused } = gameList
  return (
    <PanelSection title={t('vendors.gameList')}>
      <p className="text-sm text-ink-2">
        {readAt ? (
          <>
            {t('vendors.gameList.read')} <Moment at={readAt} look="exactMoment" />
            {takenAt && ` · ${t('vendors.gameList.counts', { listed: listedCount, refused: refusedCount })}`}
          </>
        ) : (
          t('vendors.feedNever')
        )}
      </p>
      {fault && <Note tone="bad">{t(`vendors.gameList.fault.${fault}`)}</Note>}
      {refused.length > 0 && (
        <ul className="divide-y divide-line-soft text-sm">
          {[...byText(refused)].map(([text, { gameId, field, reason }]) => (
            <li key={text} className="py-2" dir="ltr" lang="en">
              <bdi className="font-mono text-xs break-all">{gameId || '?'}</bdi>
              <span className="block text-xs break-words text-ink-2">
                <span className="font-mono">{field}</span>: {reason}
              </span>
            </li>
          ))}
        </ul>
      )}
    </PanelSection>
  )
}

/** What is said twice is shown once. */
const byText = (refused: VendorDetail['gameList']['refused']) =>
  new Map(refused.map((game) => [Object.values(game).join(' '), game]))
