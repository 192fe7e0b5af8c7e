import type { EditedSettings } from '@fairground/contract'
import { contactTypes } from '@fairground/contract/contact-address'
import { IconButton, Input, Select } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { AddressInput } from './address-input.tsx'
import { SettingsCard } from './settings-card.tsx'

type Contact = EditedSettings['customerService'][number]

interface ContactsCardProps {
  contacts: readonly Contact[]
  isLocked: boolean
  onChange: (part: Pick<EditedSettings, 'customerService'>) => void
}

/** By what people reach a person, one line a kind; buttons for help lead to the first. */
export function ContactsCard({ contacts, isLocked, onChange }: ContactsCardProps) {
  const { t } = useTranslation()
  const save = (customerService: Contact[]) => onChange({ customerService })
  const kind = (csType: Contact['csType']) => t(`settings.contact.${csType}`)
  const rest = contactTypes.filter((csType) => !contacts.some((contact) => contact.csType === csType))
  return (
    <SettingsCard title={t('settings.contacts')} text={t('settings.contactsText')}>
      <ul className="grid gap-3">
        {contacts.map((contact, i) => (
          <ContactRow
            key={contact.csType}
            contact={contact}
            kind={kind(contact.csType)}
            isFirst={i === 0}
            isLocked={isLocked}
            onChange={(part) => save(contacts.map((other) => (other === contact ? { ...contact, ...part } : other)))}
            onFirst={() => save([contact, ...contacts.filter((other) => other !== contact)])}
            onRemove={() => save(contacts.filter((other) => other !== contact))}
          />
        ))}
      </ul>
      {!isLocked && rest.length > 0 && (
        <Select
          size="sm"
          className="mt-3 sm:w-56"
          label={t('settings.addContact')}
          placeholder={t('settings.addContact')}
          options={rest.map((value) => ({ value, label: kind(value) }))}
          value={undefined}
          onValueChange={(csType) => save([...contacts, { csType, title: kind(csType), url: '' }])}
        />
      )}
    </SettingsCard>
  )
}

interface ContactRowProps {
  contact: Contact
  kind: string
  isFirst: boolean
  isLocked: boolean
  onChange: (part: Partial<Contact>) => void
  onFirst: () => void
  onRemove: () => void
}

function ContactRow({ contact, kind, isFirst, isLocked, onChange, onFirst, onRemove }: ContactRowProps) {
  const { t } = useTranslation()
  return (
    <li className="grid gap-1.5">
      <div className="flex items-center gap-1">
        <span className="me-auto text-sm font-semibold">{kind}</span>
        {!isLocked && (
          <>
            <IconButton
              size="sm"
              label={t('settings.makeFirst', { name: kind })}
              icon="icon-[ph--arrow-line-up-bold]"
              disabled={isFirst}
              onClick={onFirst}
            />
            <IconButton
              size="sm"
              label={t('settings.remove', { name: kind })}
              icon="icon-[ph--trash-bold]"
              onClick={onRemove}
            />
          </>
        )}
      </div>
      <div className="flex items-start gap-2">
        <Input
          size="sm"
          className="w-2/5 shrink-0"
          aria-label={t('settings.nameOf', { name: kind })}
          maxLength={40}
          value={contact.title}
          invalid={!contact.title.trim()}
          disabled={isLocked}
          onChange={({ target }) => onChange({ title: target.value })}
        />
        <AddressInput
          kind={contact.csType}
          name={kind}
          url={contact.url}
          isLocked={isLocked}
          onUrl={(url) => onChange({ url })}
        />
      </div>
    </li>
  )
}
