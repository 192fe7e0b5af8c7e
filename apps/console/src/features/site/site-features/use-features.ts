import { isRefusal, refusalText } from '@fairground/client'
import type { SiteFeature } from '@fairground/contract'
import { useToast } from '@fairground/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api, query } from '../../../lib/api.ts'

const options = query.staff.siteFeatures.queryOptions({ input: {} })

export interface FeatureChange {
  feature: SiteFeature
  isOn: boolean
  reason: string
  isConfirmed: boolean
}

/** Every switch, and a way to press one. What has come to need a second word is asked anew. */
export function useFeatures({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation()
  const toast = useToast()
  const queries = useQueryClient()
  const features = useQuery(options)
  const change = useMutation({
    mutationFn: (wanted: FeatureChange) => api.staff.changeSiteFeature(wanted),
    onSuccess: (states, { feature, isOn }) => {
      queries.setQueryData(options.queryKey, states)
      toast.show({
        tone: 'ok',
        title: t(isOn ? 'features.turnedOn' : 'features.turnedOff', { feature: t(`features.${feature}`) }),
      })
      onDone()
    },
    onError: (error) => {
      toast.show({ tone: 'bad', title: refusalText(t, error) })
      if (isRefusal(error)) void features.refetch()
      onDone()
    },
  })
  return { features, change: change.mutate, isSaving: change.isPending }
}
