import { checkSalt } from '@fairground/game-rules/proof'
import { checkSharedRound } from '@fairground/game-rules/tables'
import { dateFormat } from '@fairground/i18n'
import { numberFormat } from '@fairground/money'
import { ErrorState, Skeleton, Stamp, Ticket } from '@fairground/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type api, query } from '../../lib/api.ts'
import { CheckLine } from './check-line.tsx'
import { SaltLine } from './salt-line.tsx'

type Told = Awaited<ReturnType<typeof api.sharedRounds.find>>
type Finding = { fitsCommit: boolean; fitsOutcome: boolean; salt: ReturnType<typeof checkSalt> }

/** One shared round, drawn again by this browser from what was published of it. */
export function RoundCheck({ sharedRoundId }: { sharedRoundId: string }) {
  const { t } = useTranslation()
  const { data, isError, isFetching, refetch } = useQuery(
    query.sharedRounds.find.queryOptions({ input: { sharedRoundId } }),
  )
  return (
    <section aria-labelledby="round-title">
      {data ? (
        <CheckedRound key={data.round.sharedRoundId} told={data} />
      ) : isError ? (
        <ErrorState title={t('checked.missing')} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <Skeleton className="h-120 rounded-lg!" />
      )}
    </section>
  )
}

function CheckedRound({ told: { gameName, round } }: { told: Told }) {
  const { t, i18n } = useTranslation()
  const finding = useFinding(round)
  const number = numberFormat(i18n.language).format(round.number)
  const isMatch = finding?.fitsCommit && finding.fitsOutcome && finding.salt.fits
  return (
    <Ticket
      as="div"
      head={
        <div className="flex min-h-14 items-start justify-between gap-3 text-base">
          <div className="min-w-0">
            <b id="round-title" className="text-lg">
              {t('checked.round', { game: gameName, number })}
            </b>
            <p className="text-sm text-ink-2">{t('checked.here')}</p>
          </div>
          {finding && (
            <Stamp tone={isMatch ? 'mint' : 'ruby'}>{t(isMatch ? 'checked.matched' : 'checked.mismatched')}</Stamp>
          )}
        </div>
      }
    >
      <div className="grid gap-4 px-5 py-4 text-sm">
        <Published round={round} />
        <ul role="status" className="grid min-h-11 list-none! gap-1 ps-0! [&_li]:mb-0">
          {finding && <CheckLine isRight={finding.fitsCommit} text={t('checked.fitsCommit')} />}
          {finding && <CheckLine isRight={finding.fitsOutcome} text={t('checked.fitsOutcome')} />}
          {finding && <SaltLine fits={finding.salt.fits} from={finding.salt.from} round={finding.salt.beaconRound} />}
        </ul>
      </div>
    </Ticket>
  )
}

/** Found after the first paint: the walk down the chain takes a moment. */
function useFinding(round: Told['round']): Finding | undefined {
  const [finding, setFinding] = useState<Finding>()
  useEffect(() => {
    const timer = setTimeout(() => {
      const checked = checkSharedRound(round)
      setFinding(checked && { ...checked, salt: checkSalt(round.chain) })
    })
    return () => clearTimeout(timer)
  }, [round])
  return finding
}

function Published({ round: { fairness, chain, outcome, corrections = [] } }: { round: Told['round'] }) {
  const { t, i18n } = useTranslation()
  const published = dateFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'medium' })
  const parts = [
    ['checked.commit', fairness.commit],
    ['checked.seed', fairness.serverSeed],
    ['checked.salt', fairness.clientSeed],
    ['checked.head', chain.head],
    ['checked.published', published.format(new Date(chain.publishedAt))],
    ['checked.result', JSON.stringify(outcome)],
  ] as const
  return (
    <dl className="grid gap-2.5">
      {parts.map(([label, value]) => (
        <div key={label}>
          <dt className="text-xs text-ink-2">{t(label)}</dt>
          <dd className="mono max-h-30 overflow-y-auto break-all">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
      {corrections.map(({ version, at, outcomeBefore }) => (
        <div key={version}>
          <dt className="text-xs text-ink-2">{t('checked.before', { time: published.format(new Date(at)) })}</dt>
          <dd className="mono max-h-30 overflow-y-auto break-all">
            <bdi>{JSON.stringify(outcomeBefore)}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
