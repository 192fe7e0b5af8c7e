import {
  type Keno40Bet,
  type Keno40Risk,
  type KenoEvent,
  keno40Pays,
  keno40Risks,
} from '@fairground/game-rules/games/keno-40'
import { useTranslation } from 'react-i18next'
import { SegChoice } from '../../instant/choices.tsx'
import { type BoardProps, type ChoiceProps, type InstantScreen, lastOf } from '../../instant/instant-screen.ts'
import { KenoBoard, kenoBallMs } from './keno-board.tsx'
import { PickButtons } from './pick-buttons.tsx'

type Fields = Pick<Keno40Bet, 'picks' | 'risk'>

const numbers = 40

function Board({ fields, choose, isFixed, round, phase, isCalm }: BoardProps<Fields>) {
  const drawn = phase === 'asking' ? undefined : lastOf<KenoEvent>(round, 'drawn')
  return (
    <KenoBoard
      numbers={numbers}
      picks={fields.picks}
      balls={drawn?.balls ?? []}
      hits={phase === 'idle' && drawn ? drawn.hits : undefined}
      pays={keno40Pays(fields.risk, fields.picks.length)}
      isFixed={isFixed}
      isMoving={phase === 'showing' && !isCalm}
      onPicks={(picks) => choose({ picks })}
    />
  )
}

function Controls({ fields, choose, isFixed }: ChoiceProps<Fields>) {
  const { t } = useTranslation()
  return (
    <>
      <SegChoice<Keno40Risk>
        label={t('instant.risk')}
        options={keno40Risks.map((risk) => ({ value: risk, label: t(`instant.risk.${risk}`) }))}
        value={fields.risk}
        isFixed={isFixed}
        onChange={(risk) => choose({ risk })}
      />
      <PickButtons numbers={numbers} isFixed={isFixed} onPicks={(picks) => choose({ picks })} />
    </>
  )
}

export const screen: InstantScreen<Fields> = {
  rulesId: 'keno-40',
  firstFields: { picks: [3, 8, 15, 21, 34], risk: 'medium' },
  Board,
  Controls,
  showMs: () => 10 * kenoBallMs + 350,
  isOneStep: true,
}
