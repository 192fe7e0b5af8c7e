import { refusalText } from '@fairground/client'
import type { TablePair } from '@fairground/contract'
import { numberFormat } from '@fairground/money'
import { Empty, StatusChip, Table } from '@fairground/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../../components/amount.tsx'
import { Moment } from '../../../components/moment.tsx'
import { NeedPermission } from '../../../components/need-permission.tsx'
import { PageHead } from '../../../components/page-head.tsx'
import { RouterLink } from '../../../components/router-link.tsx'
import { SplitView } from '../../../components/split-view.tsx'
import { query } from '../../../lib/api.ts'
import { listState } from '../../../lib/list-state.ts'
import { nameIn } from './shown-name.ts'

/** Players of card rooms whose hands together stand out, with these hands: a person looks, and decides. */
export function TablePairs({ tabs }: { tabs: ReactNode }) {
  const { t } = useTranslation()
  return (
    <SplitView panel={false}>
      <PageHead title={t('nav.games')} />
      {tabs}
      <p className="mb-3 max-w-180 text-sm text-ink-2">{t('lobby:pairs.about')}</p>
      <NeedPermission permission="risk.read" title={t('nav.games')}>
        <Pairs />
      </NeedPermission>
    </SplitView>
  )
}

function Pairs() {
  const { t } = useTranslation()
  const found = useQuery(query.staff.tablePairs.queryOptions({ input: {} }))
  return (
    <Table
      label={t('lobby:pairs.title')}
      rows={found.data?.list ?? []}
      rowKey={({ pairId }) => pairId}
      state={listState(found)}
      errorText={found.error && refusalText(t, found.error)}
      onRetry={() => void found.refetch()}
      empty={<Empty icon="icon-[ph--handshake-duotone]" title={t('lobby:pairs.none')} />}
      columns={[
        {
          id: 'who',
          head: t('lobby:pairs.players'),
          isRowHead: true,
          card: 'title',
          cell: ({ player, partner }) => (
            <>
              <Member member={player} /> → <Member member={partner} />
            </>
          ),
        },
        { id: 'why', head: t('lobby:pairs.why'), card: 'meta', cell: ({ facts }) => <Signals facts={facts} /> },
        { id: 'figures', head: t('lobby:pairs.figures'), card: 'foot', cell: (row) => <Figures row={row} /> },
        {
          id: 'found',
          head: t('lobby:pairs.found'),
          card: 'metaEnd',
          cell: ({ foundAt }) => <Moment at={foundAt} />,
        },
      ]}
    />
  )
}

function Member({ member }: { member: TablePair['player'] }) {
  if (!member) return <span>—</span>
  return (
    <RouterLink
      href={`/members?query=${member.memberId}&id=${member.memberId}`}
      className="font-semibold text-lamp-ink hover:underline"
    >
      <bdi>{member.account}</bdi>
    </RouterLink>
  )
}

function Signals({ facts }: Pick<TablePair, 'facts'>) {
  const { t } = useTranslation()
  return (
    <span className="flex flex-wrap gap-1">
      {facts.signals.map((signal) => (
        <StatusChip key={signal} tone={signal === 'net-flow' || signal === 'folds-to-partner' ? 'bad' : 'wait'}>
          {t(`lobby:pairs.signal.${signal}`)}
        </StatusChip>
      ))}
    </span>
  )
}

/** What the signals say, and the hands behind them. */
function Figures({ row: { facts, hands } }: { row: TablePair }) {
  const { t, i18n } = useTranslation()
  const whole = numberFormat(i18n.language, { maximumFractionDigits: 0 })
  const percent = numberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 0 })
  return (
    <>
      <ul className="text-sm">
        <li>
          {t('lobby:pairs.flow', { units: whole.format(facts.flowPer100), share: percent.format(facts.flowShare) })}
        </li>
        <li>
          {t('lobby:pairs.folds', {
            share: percent.format(facts.foldShare),
            answers: whole.format(facts.answers),
            others: percent.format(facts.foldShareToOthers),
          })}
        </li>
        <li>
          {t('lobby:pairs.together', {
            hands: whole.format(facts.hands),
            expected: whole.format(facts.expectedHands),
          })}
        </li>
      </ul>
      <details className="mt-1">
        <summary className="cursor-pointer text-sm font-semibold">
          {t('lobby:pairs.hands', { number: whole.format(hands.length) })}
        </summary>
        <Hands hands={hands} />
      </details>
    </>
  )
}

function Hands({ hands }: Pick<TablePair, 'hands'>) {
  const { t, i18n } = useTranslation()
  return (
    <Table
      dense
      label={t('lobby:pairs.title')}
      rows={hands}
      rowKey={({ handId }) => handId}
      columns={[
        {
          id: 'hand',
          head: t('lobby:pairs.hand'),
          isRowHead: true,
          card: 'title',
          cell: ({ handId }) => <bdi className="mono text-xs">{handId}</bdi>,
        },
        {
          id: 'game',
          head: t('lobby:pairs.game'),
          card: 'meta',
          cell: ({ names }) => <bdi>{nameIn(names, i18n.language)}</bdi>,
        },
        {
          id: 'net',
          head: t('lobby:pairs.net'),
          align: 'end',
          cell: ({ net, currency }) => <Amount amount={net} currency={currency} />,
        },
        {
          id: 'partnerNet',
          head: t('lobby:pairs.partnerNet'),
          align: 'end',
          cell: ({ partnerNet, currency }) => <Amount amount={partnerNet} currency={currency} />,
        },
        { id: 'when', head: t('lobby:pairs.when'), cell: ({ endedAt }) => <Moment at={endedAt} /> },
      ]}
    />
  )
}
