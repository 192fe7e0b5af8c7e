import manifest from 'virtual:art'
import { type ArenaLook, arenaLooks } from '@fairground/art/catalogue'
import { type ArtKey, artSrcset, artUrl } from '@fairground/art/url'
import { cx } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { useLive } from '../../live/live-context.ts'
import { BirdCard } from './bird-card.tsx'
import { Commentary } from './commentary.tsx'
import type { FightState } from './fight-state.ts'
import { Rooster } from './rooster.tsx'
import { useCard } from './use-card.ts'

interface RingProps {
  fight: FightState
  isRunning: boolean
  isCalm: boolean
}

const lookOf = (theme: string): ArenaLook => arenaLooks.find((look) => look === theme) ?? arenaLooks[0]

/** The ring of this label, both cards, and the roosters as the events of the round have them. */
export function Ring({ fight, isRunning, isCalm }: RingProps) {
  const { t } = useTranslation()
  const { opened } = useLive()
  const card = useCard()
  const key: ArtKey = `arena/${lookOf(opened.theme)}`
  const { ended, blow } = fight
  const isOut = (side: 'meron' | 'wala') => ended !== undefined && ended[side] === 0
  return (
    <div className="cock-ring" data-hash={fight.hash} data-second={blow?.second}>
      <img
        className="cock-arena"
        src={artUrl(manifest, key)}
        srcSet={artSrcset(manifest, key)}
        sizes="(max-width: 56.24rem) 180vw, 80vw"
        alt=""
      />
      {card && (
        <div className="cock-cards">
          <BirdCard side="meron" bird={card.meron} left={fight.meron} />
          <BirdCard side="wala" bird={card.wala} left={fight.wala} />
        </div>
      )}
      <div className="cock-pit" role="img" aria-label={t('instant.cockfight.noAnimals')} dir="ltr">
        {(['meron', 'wala'] as const).map((side) => (
          <Rooster
            key={side}
            coat={side}
            blow={isRunning ? blow : undefined}
            isCalm={isCalm}
            isWound={isRunning && !isOut(side)}
            isOver={isOut(side)}
            hasWon={ended?.end === side}
          />
        ))}
        {blow && isRunning && !isCalm && (
          <span key={blow.second} className={cx('cock-spark', `is-${blow.by}`)} aria-hidden="true" />
        )}
      </div>
      <Commentary fight={fight} />
    </div>
  )
}
