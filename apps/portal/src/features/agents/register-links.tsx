import type { RegisterLink } from '@fairground/contract'
import { Button, Empty, Icon, Table } from '@fairground/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { query } from '../../lib/api.ts'
import { listState } from '../../lib/list-state.ts'
import { AddLinkDialog } from './add-link-dialog.tsx'
import { linkColumns } from './link-columns.tsx'
import { LinkQr } from './link-qr.tsx'
import { RemoveLinkDialog } from './remove-link-dialog.tsx'

/** The addresses by which people register below the agent: the own code first, then the newest link. */
export function RegisterLinks() {
  const { t } = useTranslation()
  const links = useQuery(query.agents.registerLinks.queryOptions({ input: {} }))
  const [isAdding, setAdding] = useState(false)
  const [shown, setShown] = useState<RegisterLink>()
  const [going, setGoing] = useState<RegisterLink>()
  return (
    <section aria-labelledby="register-links" className="grid min-w-0 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 id="register-links" className="text-lg font-bold">
            {t('agents:links')}
          </h2>
          <p className="text-sm text-ink-2">{t('agents:linksText')}</p>
        </div>
        <Button variant="line" start={<Icon name="icon-[ph--plus-bold]" />} onClick={() => setAdding(true)}>
          {t('agents:addLink')}
        </Button>
      </div>
      <Table
        label={t('agents:links')}
        rows={links.data ?? []}
        rowKey={({ code }) => code}
        state={listState({ ...links, isPlaceholderData: false })}
        onRetry={() => void links.refetch()}
        empty={<Empty icon="icon-[ph--link-duotone]" title={t('agents:links')} />}
        columns={linkColumns(t, { onShow: setShown, onRemove: setGoing })}
      />
      <AddLinkDialog open={isAdding} onClose={() => setAdding(false)} />
      <LinkQr link={shown} onClose={() => setShown(undefined)} />
      <RemoveLinkDialog link={going} onClose={() => setGoing(undefined)} />
    </section>
  )
}
