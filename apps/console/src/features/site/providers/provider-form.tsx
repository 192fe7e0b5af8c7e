import type { Provider } from '@fairground/contract'
import type { ProviderField } from '@fairground/contract/provider-field'
import { providerFields } from '@fairground/contract/provider-kinds'
import { Field, Switch } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { ProviderInput } from './provider-input.tsx'
import { SecretInput } from './secret-input.tsx'
import type { Draft } from './use-draft.ts'

/** The form of a service, drawn from the description of its kind. */
export function ProviderForm({ saved, draft }: { saved: Provider; draft: Draft }) {
  const { t } = useTranslation()
  return (
    <>
      <Switch
        side="start"
        checked={draft.draft.isOn}
        onChange={({ target }) => draft.setOn(target.checked)}
        className="rounded-md bg-surface-2 px-3.5 py-3"
      >
        <span className="font-semibold">{t('providers:isOn')}</span>
        <span className="block text-sm text-ink-3">{t(`providers:${saved.kind}.isOn`)}</span>
      </Switch>
      {providerFields(saved.kind).map(([name, field]) => (
        <FormField key={name} name={name} field={field} saved={saved} draft={draft} />
      ))}
    </>
  )
}

interface FormFieldProps {
  name: string
  field: ProviderField
  saved: Provider
  draft: Draft
}

function FormField({ name, field, saved, draft }: FormFieldProps) {
  const { t } = useTranslation()
  const key = `providers:${saved.kind}.${name}`
  const fault = draft.faultOf(name)
  const hint = t(`${key}.hint`, { defaultValue: '' })
  if (field.type === 'toggle')
    return (
      <Switch
        side="start"
        checked={draft.draft.values[name] === true}
        onChange={({ target }) => draft.setValue(name, target.checked)}
      >
        <span className="text-sm font-semibold text-ink-2">{t(key)}</span>
        {hint && <span className="block text-sm text-ink-3">{hint}</span>}
      </Switch>
    )
  return (
    <Field
      label={t(key)}
      required={field.isRequired === true}
      optional={field.isRequired !== true && (field.type === 'text' || field.type === 'lines')}
      as={field.type === 'secret' && saved.secretsSet.includes(name) ? 'group' : 'field'}
      hint={hint}
      error={fault && t(`errors:${fault.key}`, fault.args ?? {})}
    >
      {field.type === 'secret' ? (
        <SecretInput
          isSet={saved.secretsSet.includes(name)}
          change={draft.draft.secrets[name]}
          lengthMax={field.lengthMax}
          onChange={(change) => draft.setSecret(name, change)}
        />
      ) : (
        <ProviderInput
          field={field}
          value={draft.draft.values[name]}
          optionText={(option) => t(`${key}.${option}`)}
          onChange={(value) => draft.setValue(name, value)}
        />
      )}
    </Field>
  )
}
