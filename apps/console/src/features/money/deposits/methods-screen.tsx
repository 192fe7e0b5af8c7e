import type { StaffDepositMethod } from '@fairground/contract'
import { Button, Empty, formatMoney, Icon, IconButton, Skeleton, useUi } from '@fairground/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PageFailed } from '../../../components/page-failed.tsx'
import { PageHead } from '../../../components/page-head.tsx'
import { SplitView } from '../../../components/split-view.tsx'
import { decimalsOf } from '../../../lib/decimal.ts'
import { may, useMe } from '../../../lib/me.ts'
import { MethodPanel } from './method-panel.tsx'
import { MethodState } from './method-state.tsx'
import { useMethods, useOrderMethods } from './use-methods.ts'

const newId = 'new'

interface MethodsScreenProps {
  tabs: ReactNode
  /** The method whose panel is open. */
  id: string | undefined
  onOpen: (id: string | undefined) => void
}

/** The ways to deposit, in the order that players see. */
export function MethodsScreen({ tabs, id, onOpen }: MethodsScreenProps) {
  const { t } = useTranslation()
  const canChange = may(useMe(), 'deposit-methods.manage')
  const { data, error, refetch } = useMethods()
  const order = useOrderMethods()
  if (error && !data) return <PageFailed error={error} onRetry={() => void refetch()} />
  const open = data?.find(({ methodId }) => methodId === id)
  const move = (from: number, to: number) => {
    const ids = (data ?? []).map(({ methodId }) => methodId)
    const [moved = ''] = ids.splice(from, 1)
    order.mutate([...ids.slice(0, to), moved, ...ids.slice(to)])
  }
  const close = () => onOpen(undefined)
  return (
    <SplitView
      panel={
        open ? (
          <MethodPanel key={open.methodId} saved={open} onClose={close} />
        ) : (
          id === newId && canChange && <MethodPanel key={newId} onAdded={onOpen} onClose={close} />
        )
      }
    >
      <PageHead title={t('methods.title')}>
        {canChange && (
          <Button variant="lamp" start={<Icon name="icon-[ph--plus-bold]" />} onClick={() => onOpen(newId)}>
            {t('methods.add')}
          </Button>
        )}
      </PageHead>
      {tabs}
      <p className="mb-3 max-w-240 text-sm text-ink-2">{t('methods.text')}</p>
      <ul className="grid max-w-240 gap-2">
        {data
          ? data.map((method, i) => (
              <Row
                key={method.methodId}
                method={method}
                isOpen={method.methodId === id}
                onOpen={onOpen}
                moves={
                  canChange && (
                    <Moves
                      method={method}
                      isBusy={order.isPending}
                      onUp={data[i - 1]?.currency === method.currency ? () => move(i, i - 1) : undefined}
                      onDown={data[i + 1]?.currency === method.currency ? () => move(i, i + 1) : undefined}
                    />
                  )
                }
              />
            ))
          : [0, 1].map((place) => <Skeleton key={place} className="h-19 w-full rounded-md" />)}
      </ul>
      {data?.length === 0 && <Empty icon="icon-[ph--bank-duotone]" title={t('methods.none')} />}
    </SplitView>
  )
}

interface RowProps {
  method: StaffDepositMethod
  isOpen: boolean
  onOpen: (id: string) => void
  moves: ReactNode
}

function Row({ method, isOpen, onOpen, moves }: RowProps) {
  const { t, i18n } = useTranslation()
  const { locale } = useUi()
  const { currency, kind, min, max } = method
  const show = (amount: string) => formatMoney(amount, { locale, currency, decimals: decimalsOf(amount) })
  return (
    <li className="flex items-stretch gap-1 rounded-md bg-surface-1 shadow-1">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => onOpen(method.methodId)}
        className="flex min-h-19 min-w-0 flex-1 items-center gap-x-4 gap-y-1.5 rounded-md px-4 py-3 text-start focus-ring hover:bg-surface-2 max-sm:flex-wrap aria-expanded:bg-surface-2 aria-expanded:shadow-[inset_3px_0_0_var(--f-lamp)] rtl:aria-expanded:shadow-[inset_-3px_0_0_var(--f-lamp)]"
      >
        <span className="min-w-0 flex-1 basis-48">
          <span className="block font-semibold break-words">{method.names[i18n.language]}</span>
          <span className="block text-sm text-ink-3">{t(`methods.kind.${kind}`)}</span>
        </span>
        <span className="text-sm text-ink-2">{t('methods.range', { min: show(min), max: show(max) })}</span>
        <MethodState method={method} />
      </button>
      {moves}
    </li>
  )
}

interface MovesProps {
  method: StaffDepositMethod
  isBusy: boolean
  /** Absent at the end of the order of its currency. */
  onUp: (() => void) | undefined
  onDown: (() => void) | undefined
}

function Moves({ method, isBusy, onUp, onDown }: MovesProps) {
  const { t, i18n } = useTranslation()
  const name = method.names[i18n.language]
  return (
    <span className="flex flex-col justify-center pe-2">
      <IconButton
        size="sm"
        label={t('methods.up', { name })}
        icon="icon-[ph--caret-up-bold]"
        disabled={!onUp || isBusy}
        onClick={() => onUp?.()}
      />
      <IconButton
        size="sm"
        label={t('methods.down', { name })}
        icon="icon-[ph--caret-down-bold]"
        disabled={!onDown || isBusy}
        onClick={() => onDown?.()}
      />
    </span>
  )
}
