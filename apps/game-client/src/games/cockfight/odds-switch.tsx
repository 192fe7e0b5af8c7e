import { useTranslation } from 'react-i18next'
import { chooseOddsForm, oddsForms, useOddsForm } from './odds-form.ts'

/** Malay odds or decimal ones. */
export function OddsSwitch() {
  const { t } = useTranslation()
  const form = useOddsForm()
  return (
    <fieldset className="cock-switch" aria-label={t('instant.cockfight.odds.label')}>
      {oddsForms.map((one) => (
        <button
          key={one}
          type="button"
          className="focus-ring"
          aria-pressed={one === form}
          onClick={() => chooseOddsForm(one)}
        >
          {t(`instant.cockfight.odds.${one}`)}
        </button>
      ))}
    </fieldset>
  )
}
