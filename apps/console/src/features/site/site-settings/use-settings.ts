import { isRefusal } from '@fairground/client'
import type { EditedSettings, SettingsWarning, SiteSettingsState } from '@fairground/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api, query } from '../../../lib/api.ts'
import { queries } from '../../../lib/queries.ts'

const options = query.staff.siteSettings.queryOptions({ input: {} })

type Draft = Partial<EditedSettings>

/** The settings as they are saved, and as they would be with what was changed on this page. */
export function useSettings() {
  const saved = useQuery(options)
  const [edited, setEdited] = useState<Draft>({})
  const [warning, setWarning] = useState<SettingsWarning>()
  const { data } = saved
  const save = useMutation({
    mutationFn: ({ revision, isConfirmed }: { revision: string; isConfirmed: boolean }) =>
      api.staff.changeSiteSettings({ settings: edited, revision, isConfirmed }),
    onSuccess: (state) => {
      queries.setQueryData(options.queryKey, state)
      setEdited({})
    },
    onError: (error) => {
      if (isRefusal(error, 'CONFIRM_REQUIRED')) setWarning(error.value?.warning)
      else void saved.refetch()
    },
  })
  const changedKeys = (Object.keys(edited) as (keyof EditedSettings)[]).filter(
    (key) => JSON.stringify(edited[key]) !== JSON.stringify(data?.[key]),
  )
  return {
    saved,
    draft: data && { ...data, ...edited },
    isChanged: changedKeys.length > 0,
    /** What the save asks to be confirmed. */
    warning,
    forgetWarning: () => setWarning(undefined),
    save,
    change: (part: Draft) => setEdited({ ...edited, ...part }),
    discard: () => setEdited({}),
  }
}

/** Closes the site, plans it, or opens it. */
export function useMaintenance({ onDone }: { onDone: (state: SiteSettingsState) => void }) {
  return useMutation({
    mutationFn: (wanted: Parameters<typeof api.staff.changeMaintenance>[0]) => api.staff.changeMaintenance(wanted),
    onSuccess: (state) => {
      queries.setQueryData(options.queryKey, state)
      onDone(state)
    },
    onError: (error) => {
      if (isRefusal(error, 'STATE_CONFLICT')) void queries.invalidateQueries({ queryKey: options.queryKey })
    },
  })
}

/** The site's own logo. Each of the two takes effect at once, beside what else is changed on the page. */
export function useLogo({ onRemoved }: { onRemoved: () => void }) {
  const onSuccess = (state: SiteSettingsState) => void queries.setQueryData(options.queryKey, state)
  const upload = useMutation({ mutationFn: (file: File) => api.staff.uploadLogo({ file }), onSuccess })
  const remove = useMutation({
    mutationFn: () => api.staff.removeLogo({}),
    onSuccess: (state) => {
      onSuccess(state)
      onRemoved()
    },
  })
  return { upload, remove }
}
