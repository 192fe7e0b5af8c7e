import type { EditedCountry, SiteCountries } from '@fairground/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api, query } from '../../../lib/api.ts'
import { queries } from '../../../lib/queries.ts'

const options = query.staff.siteCountries.queryOptions({ input: {} })

/** The countries as they are saved, and as they would be with what was changed on this page. */
export function useCountryList() {
  const saved = useQuery(options)
  const [edited, setEdited] = useState<EditedCountry[]>()
  const { data } = saved
  const save = useMutation({
    mutationFn: (state: SiteCountries) =>
      api.staff.changeSiteCountries({ countries: edited ?? state.countries, revision: state.revision }),
    onSuccess: (state) => {
      queries.setQueryData(options.queryKey, state)
      setEdited(undefined)
    },
    onError: () => void saved.refetch(),
  })
  const countries = edited ?? data?.countries ?? []
  const isChanged = edited !== undefined && JSON.stringify(edited) !== JSON.stringify(data?.countries)
  return { saved, countries, isChanged, save, setCountries: setEdited, discard: () => setEdited(undefined) }
}
