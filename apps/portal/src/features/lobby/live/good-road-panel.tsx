import { goodRoads } from '@fairground/game-rules/roads'
import { Button, Chip, Icon, Switch } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { GameSearch } from '../game-search.ts'
import { saveChoice, useGoodRoadChoice } from './good-road-choice.ts'

interface GoodRoadPanelProps {
  search: GameSearch
  onSearch: (search: GameSearch) => void
}

/** Which patterns somebody looks for: tables that show one glow, and may be told of or shown alone. */
export function GoodRoadPanel({ search, onSearch }: GoodRoadPanelProps) {
  const { t } = useTranslation()
  const choice = useGoodRoadChoice()
  const { roads } = choice
  const [isOpen, setOpen] = useState(search.goodRoads === true)
  const toggle = (road: (typeof goodRoads)[number]) => {
    const isChosen = roads.includes(road)
    const next = goodRoads.filter((one) => (one === road ? !isChosen : roads.includes(one)))
    saveChoice({ ...choice, roads: next })
    if (next.length === 0 && search.goodRoads) onSearch({ ...search, goodRoads: undefined })
  }
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button
          variant="line"
          size="sm"
          aria-expanded={isOpen}
          start={<Icon name="icon-[ph--fire-fill]" />}
          onClick={() => setOpen(!isOpen)}
        >
          {t('games.live.good')}
          {roads.length > 0 && ` (${roads.length})`}
        </Button>
        <p className="flex min-w-0 flex-1 basis-60 items-start gap-1.5 text-xs text-ink-3">
          <Icon name="icon-[ph--info]" className="mt-0.5 shrink-0" />
          {t('games.live.independent')}
        </p>
      </div>
      {isOpen && (
        <>
          <fieldset className="flex min-w-0 flex-wrap gap-2">
            <legend className="sr-only">{t('games.live.good')}</legend>
            {goodRoads.map((road) => (
              <Chip key={road} pressed={roads.includes(road)} onClick={() => toggle(road)}>
                {t(`games.live.good.${road}`)}
              </Chip>
            ))}
          </fieldset>
          <div className="flex flex-wrap gap-x-6 gap-y-1">
            <Switch
              checked={search.goodRoads === true}
              disabled={roads.length === 0}
              onChange={({ target }) => onSearch({ ...search, goodRoads: target.checked || undefined })}
            >
              {t('games.live.onlyGood')}
            </Switch>
            <Switch
              checked={choice.isTold}
              disabled={roads.length === 0}
              onChange={({ target }) => saveChoice({ ...choice, isTold: target.checked })}
            >
              {t('games.live.tellGood')}
            </Switch>
          </div>
        </>
      )}
    </div>
  )
}
