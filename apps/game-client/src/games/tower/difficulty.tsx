import { useTranslation } from 'react-i18next'
import { SegChoice } from '../../instant/choices.tsx'
import type { ChoiceProps } from '../../instant/instant-screen.ts'
import type { TowerFields } from './tower-board.tsx'

interface DifficultyProps extends ChoiceProps<TowerFields> {
  difficulties: readonly string[]
}

export function Difficulty({ difficulties, fields, choose, isFixed }: DifficultyProps) {
  const { t } = useTranslation()
  return (
    <SegChoice
      label={t('instant.difficulty')}
      options={difficulties.map((value) => ({ value, label: t(`instant.difficulty.${value}`) }))}
      value={fields.difficulty}
      isFixed={isFixed}
      onChange={(difficulty) => choose({ difficulty })}
    />
  )
}
