import type { OpenWish as OpenWishAnswer } from '@fairground/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../lib/api.ts'
import { Wish } from './wish.tsx'

type OpenWishProps = Pick<ComponentProps<typeof Wish>, 'size' | 'tone'> & {
  wish: OpenWishAnswer | undefined
  /** In place of the usual words. */
  title?: string | undefined
  /** What it is about, where the page does not say it already. */
  text?: ReactNode
  children?: ReactNode
}

/** What waits for a second person about what the page shows; nothing where nothing waits. */
export function OpenWish({ wish, title, text, children, ...look }: OpenWishProps) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const decide = useMutation({
    mutationFn: (isApproved: boolean) => api.staff.decideWish({ wishId: wish?.wishId ?? '', isApproved }),
    onSettled: () => queries.invalidateQueries(),
  })
  if (!wish) return null
  return (
    <Wish
      {...look}
      label={title ?? t('wishes.waits')}
      text={text}
      asked={wish}
      decide={decide}
      onAnswer={decide.mutate}
    >
      {children}
    </Wish>
  )
}
