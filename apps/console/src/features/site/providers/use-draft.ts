import type { Provider } from '@fairground/contract'
import { checkProvider } from '@fairground/contract/provider-check'
import type { ProviderValue } from '@fairground/contract/provider-field'
import { useState } from 'react'

interface Changes {
  isOn?: boolean
  values: Record<string, ProviderValue>
  /** A new text, null to remove; a secret that is not named stays. */
  secrets: Record<string, string | null>
}

const nothing: Changes = { values: {}, secrets: {} }

/** The settings of a service with what was changed on this page. Faults show beside what was touched, and all after a try to save. */
export function useDraft(saved: Provider) {
  const [changes, setChanges] = useState(nothing)
  const [isTried, setIsTried] = useState(false)
  const draft = {
    isOn: changes.isOn ?? saved.isOn,
    values: { ...saved.values, ...changes.values },
    secrets: changes.secrets,
  }
  const faults = checkProvider(saved.kind, saved, draft)
  const isChanged =
    draft.isOn !== saved.isOn ||
    Object.keys(changes.secrets).length > 0 ||
    Object.entries(changes.values).some(([name, value]) => value !== saved.values[name])
  return {
    draft,
    isChanged,
    hasFaults: faults.length > 0,
    faultOf(name: string) {
      const isTouched = isTried || name in changes.values || name in changes.secrets
      return faults.find(({ field, key }) => field === name && (isTouched || key === 'validation.secretAgain'))
    },
    setOn: (isOn: boolean) => setChanges({ ...changes, isOn }),
    setValue: (name: string, value: ProviderValue) =>
      setChanges({ ...changes, values: { ...changes.values, [name]: value } }),
    /** Undefined takes a change back. */
    setSecret(name: string, secret: string | null | undefined) {
      const { [name]: _, ...others } = changes.secrets
      setChanges({ ...changes, secrets: secret === undefined ? others : { ...others, [name]: secret } })
    },
    showFaults: () => setIsTried(true),
    discard() {
      setChanges(nothing)
      setIsTried(false)
    },
  }
}

export type Draft = ReturnType<typeof useDraft>
