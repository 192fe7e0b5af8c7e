import type { MemberRisk } from '@fairground/contract'
import { IconButton, Input, StatusChip } from '@fairground/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RefusalNote } from '../../../../components/refusal-note.tsx'
import { api } from '../../../../lib/api.ts'
import { may, useMe } from '../../../../lib/me.ts'
import { useRenewRisk } from '../use-renew-risk.ts'

const tagsMax = 10
const tagLengthMax = 24

/** Words that staff give a player, to find him again. */
export function PlayerTags({ player: { memberId, tags } }: { player: MemberRisk }) {
  const { t } = useTranslation()
  const me = useMe()
  const [tag, setTag] = useState('')
  const renew = useRenewRisk()
  const save = useMutation({
    mutationFn: (next: string[]) => api.staff.tagMember({ memberId, tags: next }),
    onSuccess: () => setTag(''),
    onSettled: renew,
  })
  const mayTag = may(me, 'risk.act')
  if (!mayTag && tags.length === 0) return null
  return (
    <section aria-label={t('risk.tags')} className="grid gap-2.5 border-t border-line-soft pt-4">
      <h2 className="font-bold">{t('risk.tags')}</h2>
      {tags.length > 0 && (
        <ul className="flex flex-wrap gap-1.5">
          {tags.map((one) => (
            <li key={one} className="flex items-center">
              <StatusChip>{one}</StatusChip>
              {mayTag && (
                <IconButton
                  size="xs"
                  label={t('risk.tagRemove', { tag: one })}
                  icon="icon-[ph--x-bold]"
                  onClick={() => save.mutate(tags.filter((other) => other !== one))}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {mayTag && tags.length < tagsMax && (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            if (tag.trim()) save.mutate([...tags, tag.trim()])
          }}
        >
          <Input
            size="sm"
            aria-label={t('risk.tagAdd')}
            placeholder={t('risk.tagAdd')}
            value={tag}
            maxLength={tagLengthMax}
            onChange={({ target }) => setTag(target.value)}
          />
        </form>
      )}
      <RefusalNote error={save.error} />
    </section>
  )
}
