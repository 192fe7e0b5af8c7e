import type { LotteryResultRecord } from '@fairground/contract/lottery-proofs'
import { useTranslation } from 'react-i18next'

/** Where the result of a draw came from, and the tickets that it was sold to. */
export function ResultSource({ record }: { record: LotteryResultRecord }) {
  const { t } = useTranslation()
  const versions = record.versions.filter(({ withdrawnAt }) => withdrawnAt === null)
  return (
    <div className="grid min-w-0 gap-2 text-sm">
      {versions.map(({ version, sources }) => (
        <p key={version}>
          {sources.length > 0 ? t('official.sources', { names: sources.join(', ') }) : t('official.people')}
        </p>
      ))}
      <dl className="min-w-0 text-xs">
        <dt className="text-ink-3">{t('check.root')}</dt>
        <dd dir="ltr" className="font-mono break-all">
          {record.ticketRoot}
        </dd>
      </dl>
    </div>
  )
}
