import type { NewestRound as Round } from '@fairground/contract'
import { verifyCommit } from '@fairground/fairness'
import { dateFormat } from '@fairground/i18n'
import { numberFormat } from '@fairground/money'
import { ButtonLink, Empty, Icon, KeyValues, Skeleton, Stamp, Ticket } from '@fairground/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSiteZone } from '../../components/records/use-site-zone.ts'
import { resultText, shortHash } from '../../components/round-words.ts'
import { query } from '../../lib/api.ts'

const refreshMs = 60_000

/** The shared round of our studio that ended last: its seed against the commitment, and the way to draw it again. */
export function NewestRound() {
  const { t } = useTranslation()
  const { data, isPending } = useQuery({
    ...query.sharedRounds.newest.queryOptions({ input: {} }),
    refetchInterval: refreshMs,
  })
  if (isPending) return <Skeleton className="h-65 rounded-lg!" />
  if (data) return <RoundTicket round={data} />
  return (
    <Ticket head={<h2 className="text-lg font-bold">{t('checked.title')}</h2>}>
      <Empty
        icon="icon-[ph--seal-check-duotone]"
        title={t('checked.none')}
        text={t('checked.noneText')}
        action={
          <ButtonLink href="/fairness" variant="line">
            {t('footer.verify')}
          </ButtonLink>
        }
      />
    </Ticket>
  )
}

function RoundTicket({ round }: { round: Round }) {
  const { t, i18n } = useTranslation()
  const time = dateFormat(i18n.language, { timeStyle: 'medium', timeZone: useSiteZone() })
  const number = numberFormat(i18n.language)
  const isMatch = verifyCommit(round.serverSeed, round.commit)
  return (
    <Ticket
      head={
        <div className="flex items-start justify-between gap-3">
          <div className="min-w-0">
            <h2 className="text-lg font-bold">{t('checked.title')}</h2>
            <p className="text-sm text-ink-2">
              {t('checked.round', { game: round.gameName, number: number.format(round.number) })}
            </p>
          </div>
          <Stamp tone={isMatch ? 'mint' : 'ruby'}>
            {t(isMatch ? 'checked.matched' : 'checked.mismatched')}
            <time dateTime={round.endedAt}>{time.format(new Date(round.endedAt))}</time>
          </Stamp>
        </div>
      }
    >
      <KeyValues
        className="px-5 pt-4"
        items={[
          { id: 'commit', label: t('checked.commit'), value: <Hash value={round.commit} /> },
          { id: 'seed', label: t('checked.seed'), value: <Hash value={round.serverSeed} /> },
          { id: 'result', label: t('checked.result'), value: resultText(t, i18n.language, round.result) },
        ]}
      />
      <div className="p-5">
        <ButtonLink
          href={`/fairness?round=${encodeURIComponent(round.sharedRoundId)}`}
          variant="line"
          block
          start={<Icon name="icon-[ph--seal-check-duotone]" />}
        >
          {t('checked.own')}
        </ButtonLink>
      </div>
    </Ticket>
  )
}

const Hash = ({ value }: { value: string }) => (
  <bdi className="mono" title={value}>
    {shortHash(value)}
  </bdi>
)
