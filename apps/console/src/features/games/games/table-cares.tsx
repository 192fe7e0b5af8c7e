import { refusalText } from '@fairground/client'
import type { TableCare } from '@fairground/contract'
import { Button, Empty, Note, Seg, StatusChip, Table } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Moment } from '../../../components/moment.tsx'
import { ReasonDialog } from '../../../components/reason-dialog.tsx'
import { RouterLink } from '../../../components/router-link.tsx'
import { listState } from '../../../lib/list-state.ts'
import { nameIn } from './shown-name.ts'
import { useMoveCare, useTableCares } from './use-table-cares.ts'

const states = ['open', 'closed'] as const

/** Players whom somebody at a desk worries about: a person takes each on, talks to them and says what was done. */
export function TableCares() {
  const { t, i18n } = useTranslation()
  const [state, setState] = useState<(typeof states)[number]>('open')
  const [closing, setClosing] = useState<TableCare>()
  const found = useTableCares(state)
  const move = useMoveCare()
  const list = found.data?.list ?? []
  return (
    <section className="mb-6" aria-label={t('lobby:care.title')}>
      <header className="mb-2 flex flex-wrap items-center gap-2">
        <h2 className="text-lg font-bold">{t('lobby:care.title')}</h2>
        {state === 'open' && list.length > 0 && <StatusChip tone="bad">{list.length}</StatusChip>}
        <div className="ms-auto">
          <Seg
            label={t('lobby:care.view')}
            options={states.map((value) => ({ value, label: t(`lobby:care.view.${value}`) }))}
            value={state}
            onValueChange={setState}
          />
        </div>
      </header>
      {move.data?.isDone === false && (
        <Note tone="warn" isLive className="mb-3">
          {t('lobby:care.moved')}
        </Note>
      )}
      {move.error && (
        <Note tone="bad" isLive className="mb-3">
          {refusalText(t, move.error)}
        </Note>
      )}
      <Table
        dense
        label={t('lobby:care.title')}
        rows={list}
        rowKey={({ careId }) => careId}
        state={listState(found)}
        errorText={found.error && refusalText(t, found.error)}
        onRetry={() => void found.refetch()}
        empty={<Empty icon="icon-[ph--hand-heart-duotone]" title={t(`lobby:care.none.${state}`)} />}
        columns={[
          {
            id: 'who',
            head: t('lobby:care.player'),
            isRowHead: true,
            card: 'title',
            cell: (row) => <Player row={row} />,
          },
          { id: 'why', head: t('lobby:care.cause'), card: 'meta', cell: (row) => <Cause row={row} /> },
          {
            id: 'table',
            head: t('lobby:chat.table'),
            card: 'foot',
            cell: ({ names, openedBy, openedAt }) => (
              <>
                <bdi>{nameIn(names, i18n.language)}</bdi>
                <span className="block text-xs text-ink-3">
                  <bdi>{openedBy}</bdi> · <Moment at={openedAt} />
                </span>
              </>
            ),
          },
          {
            id: 'state',
            head: t('lobby:care.state'),
            card: 'metaEnd',
            cell: (row) => <State row={row} />,
          },
          {
            id: 'do',
            head: '',
            align: 'end',
            card: 'end',
            cell: (row) => (
              <Act
                row={row}
                isBusy={move.isPending && move.variables.careId === row.careId}
                onTake={() => move.mutate({ careId: row.careId })}
                onClose={() => setClosing(row)}
              />
            ),
          },
        ]}
      />
      {closing && <CloseCare care={closing} onClose={() => setClosing(undefined)} />}
    </section>
  )
}

function Player({ row: { memberId, account, mark } }: { row: TableCare }) {
  return (
    <>
      {memberId ? (
        <RouterLink
          href={`/members?query=${memberId}&id=${memberId}`}
          className="font-semibold text-lamp-ink hover:underline"
        >
          <bdi>{account}</bdi>
        </RouterLink>
      ) : (
        <bdi className="font-semibold">{account ?? '—'}</bdi>
      )}{' '}
      <bdi className="text-ink-3">•••{mark}</bdi>
    </>
  )
}

function Cause({ row: { cause, said } }: { row: TableCare }) {
  const { t } = useTranslation()
  return (
    <>
      <span className="font-semibold">{t(`lobby:care.cause.${cause}`)}</span>
      <bdi dir="auto" className="block text-xs break-words text-ink-2">
        “{said}”
      </bdi>
    </>
  )
}

function State({ row: { takenBy, closedBy, closedAt, note } }: { row: TableCare }) {
  const { t } = useTranslation()
  if (closedAt)
    return (
      <>
        <bdi>{closedBy}</bdi> · <Moment at={closedAt} />
        <bdi dir="auto" className="block text-xs break-words text-ink-2">
          {note}
        </bdi>
      </>
    )
  if (takenBy === null) return <StatusChip tone="bad">{t('lobby:care.waits')}</StatusChip>
  return <StatusChip tone="wait">{t('lobby:care.takenBy', { name: takenBy })}</StatusChip>
}

interface ActProps {
  row: TableCare
  isBusy: boolean
  onTake: () => void
  onClose: () => void
}

function Act({ row: { takenBy, closedAt, isMine }, isBusy, onTake, onClose }: ActProps) {
  const { t } = useTranslation()
  if (closedAt) return null
  if (takenBy === null)
    return (
      <Button variant="lamp" size="sm" busy={isBusy} onClick={onTake}>
        {t('lobby:care.take')}
      </Button>
    )
  return isMine ? (
    <Button variant="line" size="sm" onClick={onClose}>
      {t('lobby:care.close')}
    </Button>
  ) : null
}

function CloseCare({ care, onClose }: { care: TableCare; onClose: () => void }) {
  const { t } = useTranslation()
  const move = useMoveCare(onClose)
  return (
    <ReasonDialog
      open
      tone="mint"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('lobby:care.closeTitle', { account: care.account ?? care.mark })}
      text={t('lobby:care.closeText')}
      hint={t('lobby:care.closeHint')}
      confirmLabel={t('lobby:care.close')}
      isBusy={move.isPending}
      refusal={move.error ? refusalText(t, move.error) : undefined}
      onConfirm={(note) => move.mutate({ careId: care.careId, note })}
    />
  )
}
