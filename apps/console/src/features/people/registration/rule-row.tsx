import type { RegistrationRule } from '@fairground/contract'
import { lastingFields, provingFields, type RegistrationField } from '@fairground/contract/registration-fields'
import { checkRule } from '@fairground/contract/registration-rule'
import { cx, IconButton, StatusChip, Switch } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { RuleEditor } from './rule-editor.tsx'

interface RuleRowProps {
  field: RegistrationField
  rule: RegistrationRule
  isChanged: boolean
  isOpen: boolean
  isLocked: boolean
  onToggle: () => void
  onChange: (part: Partial<RegistrationRule>) => void
}

/** One field of the form: shown or not, wanted or not, and behind the caret all that may stand in it. */
export function RuleRow({ field, rule, isChanged, isOpen, isLocked, onToggle, onChange }: RuleRowProps) {
  const { t } = useTranslation()
  const name = t(`registration:${field}`)
  const isLasting = lastingFields.includes(field)
  const breach = checkRule(field, rule)
  return (
    <li className="border-b border-line-soft last:border-0">
      <div className="grid grid-cols-[minmax(0,1fr)_auto_auto_auto] items-center gap-x-4 px-4 py-2 max-sm:gap-x-2.5">
        <div className="min-w-0">
          <p className={cx('flex flex-wrap items-center gap-x-2 font-semibold', !rule.enabled && 'text-ink-3')}>
            {name}
            {isChanged && <StatusChip tone="wait">{t('signup.changed')}</StatusChip>}
          </p>
          <p className={cx('truncate text-xs', breach ? 'text-ruby-ink' : 'text-ink-3')}>
            {breach
              ? t(`errors:${breach.key}`, breach.args ?? {})
              : t('signup.summary', {
                  length: lengthOf(rule),
                  family: t(`family.${rule.patternId}`),
                })}
          </p>
        </div>
        <Switch
          side="start"
          checked={rule.enabled}
          disabled={isLasting || isLocked}
          aria-label={t('signup.shownOf', { field: name })}
          onChange={({ target }) => onChange({ enabled: target.checked })}
        >
          <span className="text-xs text-ink-2 max-sm:hidden">{t('signup.shown')}</span>
        </Switch>
        <Switch
          side="start"
          checked={rule.required}
          disabled={isLasting || isLocked || !rule.enabled || provingFields.includes(field)}
          aria-label={t('signup.requiredOf', { field: name })}
          onChange={({ target }) => onChange({ required: target.checked })}
        >
          <span className="text-xs text-ink-2 max-sm:hidden">{t('signup.required')}</span>
        </Switch>
        <IconButton
          size="sm"
          label={t('signup.editOf', { field: name })}
          icon={isOpen ? 'icon-[ph--caret-up-bold]' : 'icon-[ph--caret-down-bold]'}
          aria-expanded={isOpen}
          onClick={onToggle}
        />
      </div>
      {isOpen && <RuleEditor field={field} rule={rule} isLocked={isLocked} onChange={onChange} />}
    </li>
  )
}

const lengthOf = ({ minLength: min, maxLength: max }: RegistrationRule) => (min === max ? `${min}` : `${min}–${max}`)
