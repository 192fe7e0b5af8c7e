import { isRefusal } from '@fairground/client'
import type { AnnouncementType, ContentItem, EditedContent } from '@fairground/contract'
import { useToast } from '@fairground/ui'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api, query } from '../../lib/api.ts'
import type { ContentSearch } from './content-search.ts'

export const pageSize = 50

/** One page of the pieces of a type. */
export const useContents = (type: AnnouncementType, { view, query: text, page = 1 }: ContentSearch) =>
  useQuery({
    ...query.staff.contents.queryOptions({
      input: { type, state: view, query: text || undefined, pageNo: page, pageSize },
    }),
    placeholderData: keepPreviousData,
  })

/** One piece; null when there is none of this id and type. */
export const useContent = (type: AnnouncementType, id: string) =>
  useQuery({
    ...query.staff.contents.queryOptions({ input: { type, query: id, pageSize: 1 } }),
    select: ({ list }) => list.find(({ contentId }) => contentId === id) ?? null,
  })

/** Saves, publishes and retires. A conflict reloads what is shown. */
export function useChangeContent(onDone: (item: ContentItem) => void) {
  const { t } = useTranslation()
  const toast = useToast()
  const queries = useQueryClient()
  const reload = () => queries.invalidateQueries({ queryKey: query.staff.contents.key() })
  const done = async (item: ContentItem, key: string) => {
    await reload()
    toast.show({ tone: 'ok', title: t(`content:done.${key}`) })
    onDone(item)
  }
  const onError = (error: Error) => {
    if (!isRefusal(error, 'STATE_CONFLICT')) return
    void reload()
    toast.show({ title: t('decided.conflict'), text: t('decided.conflictText') })
  }
  const save = useMutation({
    mutationFn: ({ edited, item }: { edited: EditedContent; item: ContentItem | undefined }) =>
      item
        ? api.staff.changeContent({ ...edited, contentId: item.contentId, revision: item.revision })
        : api.staff.addContent(edited),
    onSuccess: (item) => done(item, 'saved'),
    onError,
  })
  const turn = useMutation({
    mutationFn: ({ contentId, way }: { contentId: string; way: 'publish' | 'retire' }) =>
      way === 'publish' ? api.staff.publishContent({ contentId }) : api.staff.retireContent({ contentId }),
    onSuccess: (item, { way }) => done(item, way),
    onError,
  })
  return { save, turn }
}
