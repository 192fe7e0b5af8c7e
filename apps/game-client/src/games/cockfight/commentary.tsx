import type { FightCard } from '@fairground/game-rules/games/cockfight'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { FightState } from './fight-state.ts'
import { useBirdName, useCard } from './use-card.ts'

/** One line for each blow, in the player's language. */
export function Commentary({ fight }: { fight: FightState }) {
  const { t } = useTranslation()
  const card = useCard()
  const nameOf = useBirdName()
  if (!card) return null
  return (
    <p className="cock-say">
      {fight.blow && <bdi className="cock-second">{fight.blow.second}″</bdi>}
      <span>{lineOf(t, fight, { card, nameOf })}</span>
    </p>
  )
}

interface Names {
  card: FightCard
  nameOf: (bird: number) => string
}

function lineOf(t: TFunction, { blow, ended }: FightState, { card, nameOf }: Names): string {
  const [meron, wala] = [nameOf(card.meron.bird), nameOf(card.wala.bird)]
  if (ended) {
    if (ended.end === 'both') return t('instant.cockfight.say.bothDown')
    if (ended.end === 'time') return t('instant.cockfight.say.timeOver')
    return t('instant.cockfight.say.end', { name: ended.end === 'meron' ? meron : wala })
  }
  if (!blow) return t('instant.cockfight.say.start', { meron, wala })
  if (blow.by === 'both') return t('instant.cockfight.say.both')
  const [by, at] = blow.by === 'meron' ? [meron, wala] : [wala, meron]
  return t(`instant.cockfight.say.${blow.kind}`, { by, at })
}
