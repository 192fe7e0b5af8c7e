import { refusalText } from '@fairground/client'
import type { ContractCeilings } from '@fairground/contract'
import { basisPointsOfTyped } from '@fairground/money'
import { Button, ErrorState, Field, Input, Select, Skeleton, Table } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ReasonDialog } from '../../../components/reason-dialog.tsx'
import { SettingGroup } from '../../../components/settings.tsx'
import { Wish } from '../../../components/wish.tsx'
import { useMe } from '../../../lib/me.ts'
import { useAskCeiling, useCeilings, useDecideWish } from './use-ceilings.ts'
import { useRates } from './use-rates.ts'

const rateBpMax = 10_000
const kinds = ['turnover', 'daily', 'hourly', 'realtime', 'dividend'] as const
type Ceiling = ContractCeilings['list'][number]

/** What contracts may pay at most, by kind and category; raising a ceiling needs two people. */
export function Ceilings() {
  const { t } = useTranslation()
  const { data, error, refetch } = useCeilings()
  const { permissions } = useMe()
  if (error && !data)
    return <ErrorState title={t('page.failed')} text={refusalText(t, error)} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-80 w-full" />
  return (
    <div className="grid gap-4">
      {data.wish && <Waiting wish={data.wish} />}
      <CeilingTable list={data.list} />
      {permissions.includes('contracts.manage') && !data.wish && <Change list={data.list} />}
    </div>
  )
}

function CeilingTable({ list }: { list: readonly Ceiling[] }) {
  const { t } = useTranslation()
  const rates = useRates()
  const gameTypes = [...new Set(list.map(({ gameType }) => gameType))]
  const rateOf = (kind: Ceiling['kind'], gameType: string) =>
    list.find((one) => one.kind === kind && one.gameType === gameType)?.rate ?? 0
  return (
    <Table<string>
      dense
      label={t('contracts.tab.ceilings')}
      rows={gameTypes}
      rowKey={(gameType) => gameType}
      state="ready"
      columns={[
        {
          id: 'category',
          head: t('contracts.category'),
          isRowHead: true,
          card: 'title',
          cell: (gameType) => t(`gameType.${gameType}`),
        },
        ...kinds.map((kind) => ({
          id: kind,
          head: t(`contracts.ceiling.${kind}`),
          align: 'end' as const,
          cell: (gameType: string) => rates({ rate: rateOf(kind, gameType) }),
        })),
      ]}
    />
  )
}

function Waiting({ wish }: { wish: NonNullable<ContractCeilings['wish']> }) {
  const { t } = useTranslation()
  const rates = useRates()
  const decide = useDecideWish()
  const text = wish.changes.map(
    ({ kind, gameType, rate }) =>
      `${t(`gameType.${gameType}`)} · ${t(`contracts.ceiling.${kind}`)}: ${rates({ rate })}`,
  )
  return (
    <Wish
      label={t('contracts.ceilingWaits')}
      asked={wish}
      text={text.join(', ')}
      decide={decide}
      onAnswer={(isApproved) => decide.mutate({ wishId: wish.wishId, isApproved })}
    />
  )
}

function Change({ list }: { list: readonly Ceiling[] }) {
  const { t } = useTranslation()
  const [kind, setKind] = useState<Ceiling['kind']>('turnover')
  const [gameType, setGameType] = useState(list[0]?.gameType ?? 'RNG')
  const [percent, setPercent] = useState('')
  const [isOpen, setOpen] = useState(false)
  const ask = useAskCeiling()
  const rateBp = basisPointsOfTyped(percent)
  const isRate = rateBp !== undefined && rateBp <= rateBpMax
  const gameTypes = [...new Set(list.map((one) => one.gameType))]
  return (
    <SettingGroup title={t('contracts.changeCeiling')} text={t('contracts.changeCeilingText')}>
      <div className="flex flex-wrap items-end gap-3 pt-3">
        <div className="w-56">
          <Select
            label={t('contracts.kind')}
            value={kind}
            onValueChange={setKind}
            options={kinds.map((value) => ({ value, label: t(`contracts.ceiling.${value}`) }))}
          />
        </div>
        <div className="w-44">
          <Select
            label={t('contracts.category')}
            value={gameType}
            onValueChange={setGameType}
            options={gameTypes.map((value) => ({ value, label: t(`gameType.${value}`) }))}
          />
        </div>
        <Field label={t('contracts.ceilingPercent')} className="w-32">
          <Input inputMode="decimal" value={percent} onChange={(event) => setPercent(event.target.value)} />
        </Field>
        <Button
          disabled={!isRate}
          onClick={() => {
            ask.reset()
            setOpen(true)
          }}
        >
          {t('contracts.askCeiling')}
        </Button>
      </div>
      <ReasonDialog
        open={isOpen}
        onOpenChange={setOpen}
        tone="mint"
        title={t('contracts.changeCeiling')}
        text={t('contracts.changeCeilingText')}
        hint={t('contracts.heldHint')}
        confirmLabel={t('contracts.askCeiling')}
        isBusy={ask.isPending}
        refusal={ask.error ? refusalText(t, ask.error) : undefined}
        onConfirm={(reason) =>
          ask.mutate(
            { changes: [{ kind, gameType, rate: (rateBp ?? 0) / rateBpMax }], reason },
            { onSuccess: () => setOpen(false) },
          )
        }
      />
    </SettingGroup>
  )
}
