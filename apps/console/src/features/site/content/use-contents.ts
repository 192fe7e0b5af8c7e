import { isRefusal } from '@fairground/client'
import type { ContentItem, ContentType, EditedContent, PictureUse } from '@fairground/contract'
import { useToast } from '@fairground/ui'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api, query } from '../../../lib/api.ts'
import type { ContentSearch } from './content-search.ts'

export const pageSize = 50

/** One page of the pieces of a type. */
export const useContents = (type: ContentType, { view, query: text, page = 1 }: ContentSearch) =>
  useQuery({
    ...query.staff.contents.queryOptions({
      input: { type, state: view, query: text || undefined, pageNo: page, pageSize },
    }),
    placeholderData: keepPreviousData,
  })

/** One piece; null when there is none of this id and type. */
export const useContent = (type: ContentType, id: string) =>
  useQuery({
    ...query.staff.contents.queryOptions({ input: { type, query: id, pageSize: 1 } }),
    select: ({ list }) => list.find(({ contentId }) => contentId === id) ?? null,
  })

/** What a piece was each time it was saved. */
export const useVersions = (contentId: string) =>
  useQuery(query.staff.contentVersions.queryOptions({ input: { contentId } }))

/** Opens the portal's own view of a page as it is saved, beside this one. */
export const usePreview = () =>
  useMutation({
    mutationFn: (contentId: string) => api.staff.previewContent({ contentId }),
    onSuccess: ({ url }) => void window.open(url, '_blank', 'noopener'),
  })

/** Sends a picture for the place of a piece. */
export const useUploadPicture = (onDone: (picture: { pictureId: string; url: string }) => void) =>
  useMutation({
    mutationFn: ({ use, file }: { use: PictureUse; file: File }) => api.staff.uploadPicture({ use, file }),
    onSuccess: onDone,
  })

/** Saves, publishes, retires and restores. A conflict reloads what is shown. */
export function useChangeContent(onDone: (item: ContentItem) => void) {
  const { t } = useTranslation()
  const toast = useToast()
  const queries = useQueryClient()
  const reload = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: query.staff.contents.key() }),
      queries.invalidateQueries({ queryKey: query.staff.contentVersions.key() }),
    ])
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
  const restore = useMutation({
    mutationFn: (input: { contentId: string; version: number; revision: number }) => api.staff.restoreContent(input),
    onSuccess: (item) => done(item, 'restored'),
    onError,
  })
  return { save, turn, restore }
}
