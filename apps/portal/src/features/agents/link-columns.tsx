import type { RegisterLink } from '@fairground/contract'
import { type Column, IconButton, StatusChip } from '@fairground/ui'
import type { TFunction } from 'i18next'
import { DateTime } from '../../components/date-time.tsx'
import { CopyText } from './share-text.tsx'

interface LinkActions {
  onShow: (link: RegisterLink) => void
  onRemove: (link: RegisterLink) => void
}

/** What a line of the register links shows. */
export const linkColumns = (t: TFunction, { onShow, onRemove }: LinkActions): Column<RegisterLink>[] => [
  {
    id: 'code',
    isRowHead: true,
    card: 'title',
    head: t('agents:code'),
    cell: ({ code, note, isOwn }) => (
      <span className="block min-w-0 leading-tight">
        <bdi dir="ltr" className="font-mono font-semibold">
          {code}
        </bdi>
        <span className="block text-xs text-ink-3">{isOwn ? t('agents:ownCode') : note}</span>
      </span>
    ),
  },
  {
    id: 'type',
    card: 'meta',
    head: t('agents:opens'),
    cell: ({ type, group }) => (
      <span className="inline-flex flex-wrap items-center gap-2">
        <StatusChip size="sm" tone={type === 0 ? 'neutral' : 'info'}>
          {t(type === 0 ? 'agents:type.0' : `agent.type.${type}`)}
        </StatusChip>
        {group !== undefined && (
          <span className="md:hidden">
            {t('agents:points.field')} <bdi>{group}</bdi>
          </span>
        )}
      </span>
    ),
  },
  {
    id: 'group',
    align: 'end',
    head: t('agents:points.field'),
    cell: ({ group }) => group ?? t('agents:points.usual'),
  },
  {
    id: 'uses',
    align: 'end',
    card: 'end',
    head: t('agents:uses'),
    isNamed: true,
    cell: ({ uses }) => uses,
  },
  {
    id: 'expires',
    head: t('agents:expires'),
    card: 'metaEnd',
    cell: ({ expiresAt }) => (expiresAt ? <DateTime at={expiresAt} /> : '–'),
  },
  {
    id: 'tools',
    card: 'foot',
    align: 'end',
    isHeadHidden: true,
    head: t('agents:tools'),
    cell: (link) => (
      <span className="flex justify-end gap-1">
        <CopyText label={t('agents:copyLink', { code: link.code })} text={link.url} />
        <IconButton
          size="sm"
          label={t('agents:showQr', { code: link.code })}
          icon="icon-[ph--qr-code-duotone]"
          onClick={() => onShow(link)}
        />
        {!link.isOwn && (
          <IconButton
            size="sm"
            label={t('agents:removeLink', { code: link.code })}
            icon="icon-[ph--trash-duotone]"
            onClick={() => onRemove(link)}
          />
        )}
      </span>
    ),
  },
]
