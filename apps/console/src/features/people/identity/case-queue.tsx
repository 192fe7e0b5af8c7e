import { refusalText } from '@fairground/client'
import type { PersonCase } from '@fairground/contract'
import { type Column, Empty, Table } from '@fairground/ui'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FilterChips } from '../../../components/filter-chips.tsx'
import { MemberName } from '../../../components/member-name.tsx'
import { Moment } from '../../../components/moment.tsx'
import { QueueScreen, type QueueTableProps } from '../../../components/queue-screen.tsx'
import { ReasonDialog } from '../../../components/reason-dialog.tsx'
import { useFormats } from '../../../lib/use-formats.ts'
import { CaseAnswer, CaseState } from './case-answer.tsx'
import { caseViews, type TabProps } from './identity-search.ts'
import { pageSize, useCases, useDecideCase } from './use-identity-checks.ts'

type CaseQueueProps = TabProps & { kind: 'duplicate' | 'screening'; tabs: ReactNode }
type Asked = { found: PersonCase; isConfirmed: boolean }

/** Two that may be one, with the answer beside each. */
export function CaseQueue({ kind, search, onSearch, tabs }: CaseQueueProps) {
  const { t } = useTranslation()
  const found = useCases(kind, search)
  const [asked, setAsked] = useState<Asked>()
  const decide = useDecideCase(() => setAsked(undefined))
  const word = asked?.isConfirmed ? 'same' : 'notSame'
  return (
    <>
      <QueueScreen
        title={t('nav.identity')}
        found={found}
        idOf={(row) => row.caseId}
        search={search}
        onSearch={({ page }) => onSearch({ page })}
        pageSize={pageSize}
        panel={undefined}
        empty={<Empty icon="icon-[ph--users-duotone]" title={t('kyc.emptyCases')} />}
        table={(props) => (
          <CaseTable
            {...props}
            kind={kind}
            onAnswer={(one, isConfirmed) => {
              decide.reset()
              setAsked({ found: one, isConfirmed })
            }}
          />
        )}
      >
        {tabs}
        {kind === 'screening' && found.data && <Lists lists={found.data.lists} />}
        <FilterChips
          options={caseViews.map((value) => ({ value, label: t(`kyc.case.${value}`) }))}
          value={search.cases ?? 'open'}
          onValueChange={(next) => onSearch({ cases: next === 'open' ? undefined : next, page: undefined })}
        />
      </QueueScreen>
      <ReasonDialog
        key={asked?.found.caseId}
        open={asked !== undefined}
        onOpenChange={() => setAsked(undefined)}
        tone={asked?.isConfirmed ? 'ruby' : 'mint'}
        title={t(`kyc.${word}Title`)}
        text={t(`kyc.${word}Text`)}
        hint={t('kyc.caseNote')}
        confirmLabel={t(`kyc.${word}`)}
        isBusy={decide.isPending}
        refusal={decide.error ? refusalText(t, decide.error) : undefined}
        onConfirm={(note) =>
          asked && decide.mutate({ caseId: asked.found.caseId, isConfirmed: asked.isConfirmed, note })
        }
      />
    </>
  )
}

interface List {
  list: string
  dated: string
  entryCount: number
}

function Lists({ lists }: { lists: readonly List[] }) {
  const { t } = useTranslation()
  const { dayOfYear, count } = useFormats()
  return (
    <section aria-label={t('kyc.lists')} className="mb-2.5 rounded-md bg-surface-2 px-4 py-3 text-sm text-ink-2">
      {lists.length === 0 && <p>{t('kyc.noLists')}</p>}
      {lists.map(({ list, dated, entryCount }) => (
        <p key={list}>
          {t('kyc.listLine', { list: list.toUpperCase(), day: dayOfYear(dated), count: count(entryCount) })}
        </p>
      ))}
    </section>
  )
}

type CaseTableProps = QueueTableProps<PersonCase> & {
  kind: 'duplicate' | 'screening'
  onAnswer: (found: PersonCase, isConfirmed: boolean) => void
}

function CaseTable({ kind, onAnswer, isNarrow: _, onRowClick: __, ...table }: CaseTableProps) {
  const { t } = useTranslation()
  const columns: Column<PersonCase>[] = [
    {
      id: 'account',
      head: t('members.account'),
      isRowHead: true,
      card: 'title',
      className: 'md:max-w-44',
      cell: (row) => <MemberName account={row.account} icon={row.icon} />,
    },
    {
      id: 'other',
      head: t(kind === 'duplicate' ? 'kyc.other' : 'kyc.listed'),
      card: 'meta',
      cell: (row) => (
        <span className="block max-w-80 break-words">
          <bdi>{row.other}</bdi>
          {row.list && (
            <span className="block text-xs text-ink-3">
              {row.list.list.toUpperCase()} · {row.list.entryId}
            </span>
          )}
        </span>
      ),
    },
    {
      id: 'traits',
      head: t('kyc.traits'),
      cell: (row) => row.traits.map((trait) => t(`kyc.trait.${trait}`)).join(', '),
    },
    {
      id: 'at',
      head: t('kyc.openedAt'),
      card: 'metaEnd',
      cell: (row) => <Moment at={row.openedAt} className="whitespace-nowrap text-ink-2" />,
    },
    { id: 'state', head: t('deposits.state'), card: 'foot', cell: (row) => <CaseState found={row} /> },
    {
      id: 'answer',
      head: <span className="sr-only">{t('kyc.same')}</span>,
      card: 'foot',
      cell: (row) => <CaseAnswer found={row} onAnswer={onAnswer} />,
    },
  ]
  return <Table {...table} dense label={t(`kyc.tab.${kind}`)} columns={columns} rowKey={(row) => row.caseId} />
}
