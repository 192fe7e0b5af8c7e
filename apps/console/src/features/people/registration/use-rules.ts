import type { RegistrationRule, SiteRegistration } from '@fairground/contract'
import type { RegistrationField } from '@fairground/contract/registration-fields'
import { checkRule } from '@fairground/contract/registration-rule'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api, query } from '../../../lib/api.ts'
import { queries } from '../../../lib/queries.ts'

type Changes = Partial<Record<RegistrationField, RegistrationRule>>

const options = query.staff.siteRegistration.queryOptions({ input: {} })
const nothing: Changes = {}

/** The rules as they are saved, and as they would be with what was changed on this page. */
export function useRules() {
  const saved = useQuery(options)
  const [changes, setChanges] = useState(nothing)
  const [minAge, setMinAge] = useState<number>()
  const discard = () => {
    setChanges(nothing)
    setMinAge(undefined)
  }
  const save = useMutation({
    mutationFn: (state: SiteRegistration) =>
      api.staff.changeSiteRegistration({ fields: changes, minAge: minAge ?? state.minAge, revision: state.revision }),
    onSuccess: (state) => {
      queries.setQueryData(options.queryKey, state)
      discard()
    },
    onError: () => void saved.refetch(),
  })
  const { data } = saved
  const change = (field: RegistrationField, part: Partial<RegistrationRule>) => {
    const before = data?.fields[field]
    if (!before) return
    const rule = { ...before, ...changes[field], ...part }
    const { [field]: _, ...others } = changes
    setChanges(isSame(before, rule) ? others : { ...others, [field]: rule })
  }
  return {
    saved,
    /** With the changes of this page. */
    draft: data && { ...data, fields: { ...data.fields, ...changes }, minAge: minAge ?? data.minAge },
    changed: Object.keys(changes) as RegistrationField[],
    isChanged: Object.keys(changes).length > 0 || (minAge !== undefined && minAge !== data?.minAge),
    hasFaults: Object.entries(changes).some(([field, rule]) => checkRule(field as RegistrationField, rule)),
    change,
    setMinAge,
    discard,
    save,
  }
}

const isSame = (one: RegistrationRule, other: RegistrationRule): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
