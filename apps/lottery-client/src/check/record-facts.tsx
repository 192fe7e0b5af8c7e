import type { LotteryRecord } from '@fairground/contract/lottery-proofs'
import { useTranslation } from 'react-i18next'
import '@fairground/ui/styles/mono.css'

/** What the house published of a draw. */
export function RecordFacts({ record }: { record: LotteryRecord }) {
  const { t } = useTranslation()
  const facts = [
    ['root', record.ticketRoot],
    ['before', record.chainBefore],
    ['seed', record.chain],
    ['round', record.round === undefined ? undefined : `${record.round}`],
  ] as const
  return (
    <div className="grid gap-3">
      <dl className="grid gap-2 text-xs">
        {record.mode === 'none' && <p className="text-sm text-ink-2">{t('check.noBeacon')}</p>}
        {facts.map(
          ([id, value]) =>
            value !== undefined && (
              <div key={id}>
                <dt className="text-ink-3">{t(`check.${id}`)}</dt>
                <dd dir="ltr" className="font-mono break-all">
                  {value}
                </dd>
              </div>
            ),
        )}
      </dl>
      <VerifierLink />
    </div>
  )
}

/** The same checks without the house. The frame may save a file, but not open a window. */
function VerifierLink() {
  const { t } = useTranslation()
  return (
    <a href="/verifier.html" download className="focus-ring hit-44 justify-self-start text-sm underline">
      {t('check.verifier')}
    </a>
  )
}
