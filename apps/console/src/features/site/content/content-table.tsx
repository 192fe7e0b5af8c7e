import type { ContentItem } from '@fairground/contract'
import { type Column, StatusChip, Table, type TableProps, useMediaQuery } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { Moment } from '../../../components/moment.tsx'
import { untranslated } from './content-draft.ts'
import { ContentState } from './content-state.tsx'

type ContentTableProps = Omit<TableProps<ContentItem>, 'columns' | 'rowKey' | 'dense'>

/** What each piece is called, who sees it, from when until when, and whether it is shown. */
export function ContentTable(table: ContentTableProps) {
  const isWide = useMediaQuery('(width >= 64rem)')
  const isNamed = table.rows.some(({ slug }) => slug !== undefined)
  const columns = useColumns(isNamed).filter(({ id }) => isWide || !['order', 'until'].includes(id))
  return <Table {...table} dense columns={columns} rowKey={({ contentId }) => contentId} />
}

/** @param isNamed these are pages: each has an address, and is everybody's */
function useColumns(isNamed: boolean): Column<ContentItem>[] {
  const { t, i18n } = useTranslation('content')
  return [
    {
      id: 'title',
      head: t('title'),
      isRowHead: true,
      card: 'title',
      cell: (item) => (
        <span className="flex max-w-110 items-center gap-2">
          <bdi className="min-w-0 truncate font-semibold">
            {(item.texts[i18n.language] ?? Object.values(item.texts)[0])?.title}
          </bdi>
          {untranslated(item).length > 0 && <StatusChip tone="wait">{t('wordsMissing')}</StatusChip>}
        </span>
      ),
    },
    { id: 'who', head: t(isNamed ? 'slug' : 'who'), card: 'meta', cell: (item) => <Who item={item} /> },
    { id: 'order', head: t('sort'), align: 'end', cell: ({ sort }) => <bdi>{sort}</bdi> },
    {
      id: 'from',
      head: t('from'),
      card: 'metaEnd',
      cell: ({ from }) => from && <Moment at={from} className="whitespace-nowrap text-ink-2" />,
    },
    {
      id: 'until',
      head: t('until'),
      cell: ({ until }) => (until ? <Moment at={until} className="whitespace-nowrap text-ink-2" /> : '–'),
    },
    { id: 'state', head: t('stateHead'), card: 'end', cell: ({ state }) => <ContentState state={state} /> },
  ]
}

function Who({ item: { execution, groupName, audience, slug } }: { item: ContentItem }) {
  const { t } = useTranslation('content')
  if (slug) return <bdi className="text-ink-2">{slug}</bdi>
  if (execution) return t(`execution.${execution}`)
  if (!groupName) return t(`audience.${audience}`)
  return audience === 'all' ? t(`group.${groupName}`) : `${t(`group.${groupName}`)} · ${t(`audience.${audience}`)}`
}
