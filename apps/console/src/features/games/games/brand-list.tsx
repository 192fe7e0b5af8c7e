import { refusalText } from '@fairground/client'
import type { StaffBrand } from '@fairground/contract'
import { Empty, Input, Note, Switch, Table } from '@fairground/ui'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHead } from '../../../components/page-head.tsx'
import { SplitView } from '../../../components/split-view.tsx'
import { listState } from '../../../lib/list-state.ts'
import { may, useMe } from '../../../lib/me.ts'
import { useFormats } from '../../../lib/use-formats.ts'
import { useBrands, useSaveBrand } from './use-games.ts'

/** Vendors as the lobby names them: which are shown, and in which order. */
export function BrandList({ tabs }: { tabs: ReactNode }) {
  const { t } = useTranslation()
  const canChange = may(useMe(), 'catalogue.manage')
  const { count } = useFormats()
  const found = useBrands()
  const save = useSaveBrand()
  return (
    <SplitView panel={false}>
      <PageHead title={t('nav.games')} />
      {tabs}
      {save.error && (
        <Note tone="bad" isLive className="mb-3">
          {refusalText(t, save.error)}
        </Note>
      )}
      <Table
        dense
        label={t('lobby:tab.brands')}
        rows={found.data?.list ?? []}
        rowKey={(row) => row.vassalage}
        state={listState(found)}
        errorText={found.error && refusalText(t, found.error)}
        onRetry={() => void found.refetch()}
        empty={<Empty icon="icon-[ph--storefront-duotone]" title={t('lobby:noGames')} text={t('lobby:noGamesText')} />}
        columns={[
          {
            id: 'name',
            head: t('lobby:brand'),
            isRowHead: true,
            card: 'title',
            cell: (row) => <bdi className="font-semibold">{row.name}</bdi>,
          },
          {
            id: 'games',
            head: t('lobby:games'),
            align: 'end',
            card: 'meta',
            isNamed: true,
            className: 'max-md:text-start max-md:self-center',
            cell: (row) => count(row.gameCount),
          },
          {
            id: 'place',
            head: t('lobby:place'),
            align: 'end',
            card: 'metaEnd',
            isNamed: true,
            className: 'max-md:flex! max-md:items-center max-md:gap-2',
            cell: (row) => (
              <Place key={row.sort} brand={row} isOff={!canChange} onSave={(sort) => save.mutate({ ...row, sort })} />
            ),
          },
          {
            id: 'shown',
            head: t('lobby:brandShown'),
            card: 'end',
            cell: (row) => (
              <Switch
                checked={row.isEnabled}
                disabled={!canChange || save.isPending}
                onChange={({ target }) => save.mutate({ ...row, isEnabled: target.checked })}
              >
                <span className="sr-only">{t('lobby:brandSwitch', { name: row.name })}</span>
              </Switch>
            ),
          },
        ]}
      />
    </SplitView>
  )
}

interface PlaceProps {
  brand: StaffBrand
  isOff: boolean
  onSave: (sort: number) => void
}

/** Saved when the field is left. */
function Place({ brand, isOff, onSave }: PlaceProps) {
  const { t } = useTranslation()
  const [text, setText] = useState(String(brand.sort))
  const leave = () => {
    if (text === '') setText(String(brand.sort))
    else if (Number(text) !== brand.sort) onSave(Number(text))
  }
  return (
    <Input
      aria-label={t('lobby:brandPlace', { name: brand.name })}
      inputMode="numeric"
      dir="ltr"
      className="ms-auto w-24"
      disabled={isOff}
      value={text}
      onChange={({ target }) => setText(target.value.replace(/\D/g, '').slice(0, 9))}
      onBlur={leave}
    />
  )
}
