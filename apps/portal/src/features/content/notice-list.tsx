import type { Notice } from '@fairground/contract'
import { parseRichText } from '@fairground/contract/rich-text'
import { Pager, RichText } from '@fairground/ui'
import { useState } from 'react'
import { Foldable } from '../../components/foldable.tsx'
import { itemsOn, pageOf } from './page-of.ts'

const pageSize = 6

interface NoticeListProps {
  notices: readonly Notice[]
  /** The one that is open at first. */
  startId: string | undefined
}

/** Notices below each other; each opens and closes where it stands. */
export function NoticeList({ notices, startId }: NoticeListProps) {
  const [page, setPage] = useState(() => pageOf(notices, startId, pageSize))
  const [openId, setOpenId] = useState(startId)
  return (
    <div className="grid gap-4">
      <ul className="grid overflow-hidden rounded-lg bg-surface-1 shadow-1">
        {itemsOn(notices, page, pageSize).map(({ id, title, content, publishedAt }) => (
          <Foldable
            key={id}
            icon="icon-[ph--bell-ringing-duotone]"
            title={title}
            at={publishedAt}
            isOpen={id === openId}
            onToggle={() => setOpenId(id === openId ? undefined : id)}
          >
            <RichText nodes={parseRichText(content)} className="text-ink-2" />
          </Foldable>
        ))}
      </ul>
      {notices.length > pageSize && (
        <Pager page={page} pageSize={pageSize} totalCount={notices.length} onPageChange={setPage} />
      )}
    </div>
  )
}
