import type { Downline, downlineKinds } from '@fairground/contract'
import { Empty, Pager, SearchInput, Seg, Table } from '@fairground/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { query } from '../../lib/api.ts'
import { downlineColumns } from './downline-columns.tsx'
import { DownlinePath } from './downline-path.tsx'

const pageSize = 20
const any = 'any'
type Kind = (typeof downlineKinds)[number] | typeof any

/** Who is below the agent: level by level down the tree, or found by name at any depth. */
export function DownlinesPage() {
  const { t } = useTranslation()
  const [parent, setParent] = useState<string>()
  const [text, setText] = useState('')
  const [kind, setKind] = useState<Kind>(any)
  const [page, setPage] = useState(1)
  const account = useDeferredValue(text.trim()) || undefined
  const input = { account, parent, kind: kind === any ? undefined : kind, pageNo: page, pageSize }
  const found = useQuery({ ...query.agents.downlines.queryOptions({ input }), placeholderData: keepPreviousData })
  const isFiltered = account !== undefined || kind !== any
  const turn = (change: () => void) => {
    change()
    setPage(1)
  }
  const clear = () => {
    setText('')
    setKind(any)
  }
  const open = (id: string | undefined) =>
    turn(() => {
      clear()
      setParent(id)
    })
  return (
    <div className="grid grid-cols-1 gap-4">
      <h1 className="font-poster text-3xl">{t('agents:page.downlineManagement')}</h1>
      <section aria-label={t('record.filters')} className="card flex flex-wrap items-center gap-3 p-4">
        <SearchInput
          size="md"
          className="min-w-0 max-md:w-full md:w-64"
          label={t('agents:search')}
          maxLength={64}
          value={text}
          onValueChange={(next) => turn(() => setText(next))}
        />
        <Seg
          label={t('agents:kind')}
          value={kind}
          onValueChange={(next) => turn(() => setKind(next))}
          options={([any, 'member', 'agent'] as const).map((value) => ({ value, label: t(`agents:kinds.${value}`) }))}
        />
      </section>
      <DownlinePath path={found.data?.path ?? []} isSearch={account !== undefined} onOpen={open} />
      <Table<Downline>
        label={t('agents:page.downlineManagement')}
        rows={found.data?.list ?? []}
        rowKey={({ id }) => id}
        state={found.isError ? 'error' : found.isPending || found.isPlaceholderData ? 'loading' : 'ready'}
        onRetry={() => void found.refetch()}
        isFiltered={isFiltered}
        onClearFilters={() => turn(clear)}
        empty={<Empty icon="icon-[ph--users-three-duotone]" title={t('agents:nobody')} text={t('agents:nobodyText')} />}
        columns={downlineColumns(t, ({ id }) => open(id))}
        footer={
          found.data &&
          found.data.total > pageSize && (
            <Pager page={page} pageSize={pageSize} totalCount={found.data.total} onPageChange={setPage} />
          )
        }
      />
    </div>
  )
}
